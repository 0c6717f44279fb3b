import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import { sourcingTools } from '@/content/sourcing-tools.ts';
import { SourcingGate } from '@/tools/sourcing-gate/index.tsx';
import { useSourcingAccess } from '@/tools/sourcing-gate/screen/use-sourcing-access.ts';
import { SourcingGateServices } from '@/tools/sourcing-gate/services.ts';

const storageKey = 'brandbff_tools_email';

const signals = { filledInMs: 4000 };

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

describe('the gate', () => {
  function show() {
    const onAccess = vi.fn();
    render(<SourcingGate onAccess={onAccess} />);
    const email = screen.getByRole('textbox', { name: 'Work email' });
    const submit = () => userEvent.click(screen.getByRole('button', { name: 'Get Free Access' }));
    return { onAccess, email, submit };
  }

  test('requires a work email and lists every tool', () => {
    const { email } = show();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    expect(screen.getAllByRole('listitem')).toHaveLength(sourcingTools.length);
  });

  test.each(['', 'ana.example.com'])('rejects "%s" with a toast', async (typed) => {
    const { email, submit, onAccess } = show();
    if (typed !== '') await userEvent.type(email, typed);
    await submit();
    expect(getToast()).toMatchObject({
      variant: 'destructive',
      title: 'Valid email required',
      description: 'Please enter a valid email address',
    });
    expect(email).toBeInvalid();
    expect(email).toHaveValue(typed);
    expect(onAccess).not.toHaveBeenCalled();
  });

  test('accepts an email address with a toast', async () => {
    const { email, submit, onAccess } = show();
    await userEvent.type(email, ' ana@example.com ');
    await submit();
    expect(getToast()).toMatchObject({
      variant: 'success',
      title: 'Access granted!',
      description: 'You now have full access to our sourcing tools',
    });
    expect(onAccess).toHaveBeenCalledExactlyOnceWith(
      { email: 'ana@example.com' },
      { trap: undefined, filledInMs: expect.any(Number) },
    );
  });
});

describe('useSourcingAccess', () => {
  function open() {
    const services = {
      saveLead: vi.fn(async () => undefined),
      notify: vi.fn(async () => undefined),
    };
    const { result } = renderHook(useSourcingAccess, {
      wrapper: ({ children }) => (
        <SourcingGateServices value={services}>{children}</SourcingGateServices>
      ),
    });
    return { services, result };
  }

  test('is locked at first', () => {
    expect(open().result.current.email).toBeNull();
  });

  test('opens for an email, saves the lead, notifies the team and stores the email', () => {
    const { services, result } = open();
    act(() => result.current.grant({ email: 'ana@example.com' }, signals));
    expect(result.current.email).toBe('ana@example.com');
    const lead = { email: 'ana@example.com', source: 'sourcing_tools_gate' };
    expect(services.saveLead).toHaveBeenCalledExactlyOnceWith(lead, signals);
    expect(services.notify).toHaveBeenCalledExactlyOnceWith(
      {
        type: 'tool_access',
        email: 'ana@example.com',
        data: { source: 'sourcing_tools_gate' },
        form: signals,
      },
      lead,
    );
    expect(window.sessionStorage.getItem(storageKey)).toBe('ana@example.com');
  });

  test('stays open in the same tab and saves nothing again', () => {
    window.sessionStorage.setItem(storageKey, 'ana@example.com');
    const { services, result } = open();
    expect(result.current.email).toBe('ana@example.com');
    expect(services.saveLead).not.toHaveBeenCalled();
  });

  test('stays locked when the stored text is no email', () => {
    window.sessionStorage.setItem(storageKey, 'true');
    expect(open().result.current.email).toBeNull();
  });

  test('opens when the lead cannot be saved, and logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { services, result } = open();
    services.saveLead.mockRejectedValue(new Error('down'));
    services.notify.mockRejectedValue(new Error('down'));
    await act(async () => result.current.grant({ email: 'ana@example.com' }, signals));
    expect(result.current.email).toBe('ana@example.com');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('opens when the storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { result } = open();
    act(() => result.current.grant({ email: 'ana@example.com' }, signals));
    expect(result.current.email).toBe('ana@example.com');
  });
});
