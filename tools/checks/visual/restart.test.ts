import { expect, it, vi } from 'vitest';
import { withRestart } from './restart.ts';

const never = new Promise<never>(() => {});

it('restarts a browser that does not respond, and gives the second result', async () => {
  const work = vi.fn<() => Promise<string>>().mockReturnValueOnce(never).mockResolvedValueOnce('screenshot');
  const restart = vi.fn<() => Promise<void>>(async () => expect(work).toHaveBeenCalledOnce());
  await expect(withRestart(5, work, restart)).resolves.toBe('screenshot');
  expect(restart).toHaveBeenCalledOnce();
});

it('restarts a browser that has crashed', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Target closed'))
    .mockResolvedValueOnce('screenshot');
  const restart = vi.fn<() => Promise<void>>(async () => {});
  await expect(withRestart(1000, work, restart)).resolves.toBe('screenshot');
  expect(restart).toHaveBeenCalledOnce();
});

it('does not restart a browser that responds', async () => {
  const restart = vi.fn<() => Promise<void>>(async () => {});
  await expect(withRestart(1000, async () => 'screenshot', restart)).resolves.toBe('screenshot');
  expect(restart).not.toHaveBeenCalled();
});

it('ends when the browser does not respond the second time either', async () => {
  await expect(
    withRestart(
      5,
      async () => never,
      async () => {},
    ),
  ).rejects.toThrow('the browser has not responded within 0.005 s');
});
