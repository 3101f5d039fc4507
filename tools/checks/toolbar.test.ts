import { expect, it } from 'vitest';
import { scenarios } from '@taawun/api-client/mocks';
import { globalTypes, initialGlobals, readGlobals } from '../../.storybook/toolbar.ts';

it('starts with Arabic, and with nothing changed', () => {
  expect(readGlobals({})).toEqual({
    locale: 'ar',
    theme: 'light',
    brand: 'taawun',
    text: '100',
    motion: 'system',
    messages: 'real',
    network: 'normal',
  });
  for (const [name, value] of Object.entries(initialGlobals))
    expect(globalTypes[name as keyof typeof globalTypes].toolbar.items[0]?.value).toBe(value);
});

it('reads what an address says, and nothing that the toolbar has not', () => {
  expect(
    readGlobals({
      locale: 'en',
      theme: 'contrast',
      brand: 'second',
      text: 150,
      messages: 'long',
      network: 'serverDown',
    }),
  ).toEqual({
    locale: 'en',
    theme: 'contrast',
    brand: 'second',
    text: '150',
    motion: 'system',
    messages: 'long',
    network: 'serverDown',
  });
  expect(readGlobals({ locale: 'de', theme: null, brand: 'third', text: 175, network: '<b>' })).toEqual(
    readGlobals({}),
  );
});

it('offers every scenario of the mocks', () => {
  expect(globalTypes.network.toolbar.items.map(({ value }) => value).toSorted()).toEqual(
    Object.keys(scenarios).toSorted(),
  );
});
