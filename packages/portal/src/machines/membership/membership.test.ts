import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '@taawun/api-client';
import { DEMO_APPLICATION } from '@taawun/api-client/demo';
import { sensitiveFieldNames, withoutSensitive } from '@taawun/domain/membership';
import { createMembership } from './membership.ts';

const stored = new Map<string, string>();
const area = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size;
  },
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', area);
});
afterEach(() => vi.unstubAllGlobals());

/** The membership of a page that a user has opened. */
const open = (id: number) =>
  createMembership({} as Client, { get: () => ({ phase: 'signedIn', user: { id } }) } as never);

it('stores a draft without sensitive fields; a reload empties only these', () => {
  const page = open(1);
  page.writeDraft({ ...DEMO_APPLICATION });
  expect(page.readDraft()).toEqual(DEMO_APPLICATION);
  const text = [...stored.values()].join();
  expect(text).toContain(DEMO_APPLICATION.street);
  for (const name of sensitiveFieldNames) expect(text).not.toContain(DEMO_APPLICATION[name]);
  expect(open(1).readDraft()).toEqual(withoutSensitive(DEMO_APPLICATION));
  expect(open(2).readDraft()).toBeNull();
});

it('forgets the sensitive fields of another user, and at sign-out', () => {
  const page = open(1);
  page.writeDraft({ ...DEMO_APPLICATION });
  page.forget();
  expect(page.readDraft()).toBeNull();
});
