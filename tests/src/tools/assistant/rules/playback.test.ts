import { expect, test } from 'vitest';
import {
  isSpeaking,
  type PlaybackEvent,
  type PlaybackState,
  silent,
  stepPlayback,
} from '@/tools/assistant/rules/playback.ts';

function run(events: PlaybackEvent[], from: PlaybackState = silent) {
  let state = from;
  const commands: string[] = [];
  for (const event of events) {
    const step = stepPlayback(state, event);
    state = step.state;
    const { command } = step;
    if (command) commands.push(command.type === 'play' ? `play ${command.voice.by}` : command.type);
  }
  return { state, commands };
}

const speak = (id = 1) => ({ type: 'speak', id, text: 'Hello' }) as const;
const fetched = (id = 1) => ({ type: 'fetched', id, audio: 'SUQz' }) as const;
const fetchFailed = { type: 'fetchFailed', id: 1 } as const;
const ended = (id = 1) => ({ type: 'ended', id }) as const;
const broke = (name: string, id = 1) => ({ type: 'broke', id, name }) as const;
const tapped = { type: 'tapped' } as const;
const stopped = { type: 'stopped' } as const;

test('a reply is fetched and played to its end', () => {
  expect(run([speak(), fetched(), ended()])).toEqual({
    state: silent,
    commands: ['fetch', 'play audio'],
  });
});

test('the assistant counts as speaking from the fetch to the end', () => {
  expect(isSpeaking(run([speak()]).state)).toBe(true);
  expect(isSpeaking(run([speak(), fetched()]).state)).toBe(true);
  expect(isSpeaking(run([speak(), fetched(), ended()]).state)).toBe(false);
});

test('the browser speaks if the fetch fails', () => {
  expect(run([speak(), fetchFailed]).commands).toEqual(['fetch', 'play browser']);
});

test('the browser speaks if the audio cannot be decoded', () => {
  expect(run([speak(), fetched(), broke('NotSupportedError')]).commands).toEqual([
    'fetch',
    'play audio',
    'play browser',
  ]);
});

test('shows one error if the browser fails too', () => {
  expect(run([speak(), fetchFailed, broke('synthesis-failed'), broke('network')])).toEqual({
    state: silent,
    commands: ['fetch', 'play browser', 'showError'],
  });
});

test.each([
  ['the audio', fetched(), 'NotAllowedError', 'play audio'],
  ['the browser voice', fetchFailed, 'not-allowed', 'play browser'],
])('%s waits for a tap and is not a failure', (_what, voice, name, again) => {
  const waiting = run([speak(), voice, broke(name)]);
  expect(waiting.state.phase).toBe('blocked');
  expect(isSpeaking(waiting.state)).toBe(false);
  expect(waiting.commands).not.toContain('showError');
  expect(run([tapped], waiting.state).commands).toEqual([again]);
});

test('a tap at any other time does nothing', () => {
  expect(run([tapped, speak(), tapped]).commands).toEqual(['fetch']);
});

test.each([
  ['the fetch', [speak()]],
  ['the sound', [speak(), fetched()]],
  ['the wait for a tap', [speak(), fetched(), broke('NotAllowedError')]],
])('stopping ends %s', (_what, events) => {
  const { state, commands } = run([...events, stopped]);
  expect(state).toEqual(silent);
  expect(commands.at(-1)).toBe('silence');
});

test('stopping a silent assistant does nothing', () => {
  expect(run([stopped]).commands).toEqual([]);
});

test('audio that arrives after a stop is not played', () => {
  expect(run([speak(), stopped, fetched()]).commands).toEqual(['fetch', 'silence']);
});

test.each(['AbortError', 'interrupted', 'canceled'])('%s is not a failure', (name) => {
  expect(run([speak(), fetched(), broke(name)])).toEqual({
    state: silent,
    commands: ['fetch', 'play audio'],
  });
});

test('a new reply replaces the old one, whose events are ignored', () => {
  const { state, commands } = run([speak(1), fetched(1), speak(2), ended(1), broke('x', 1)]);
  expect(state).toMatchObject({ phase: 'fetching', id: 2 });
  expect(commands).toEqual(['fetch', 'play audio', 'fetch']);
});

test('audio fetched for an old reply is not played for the new one', () => {
  expect(run([speak(1), speak(2), fetched(1)]).commands).toEqual(['fetch', 'fetch']);
});
