import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type Step<State, Event, Command> = (
  state: State,
  event: Event,
) => { state: State; command: Command | null };

/**
 * Runs a pure state machine. Events may come at any time, several of them before the next render;
 * `run` receives each command as soon as its event is processed.
 */
export function useMachine<State, Event, Command>(
  step: Step<State, Event, Command>,
  initial: State,
  run: (command: Command) => void,
): readonly [State, (event: Event) => void] {
  const [shown, setShown] = useState(initial);
  const state = useRef(initial);
  const runner = useRef(run);
  useLayoutEffect(() => {
    runner.current = run;
  });

  const send = useCallback(
    (event: Event) => {
      const next = step(state.current, event);
      state.current = next.state;
      setShown(next.state);
      if (next.command) runner.current(next.command);
    },
    [step],
  );
  return [shown, send];
}
