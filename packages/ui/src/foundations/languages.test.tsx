import { describe, expect, it } from 'vitest';
import { DateText, NumberText } from '../components/Text/index.ts';
import { DateField } from '../forms/fields/DateField/DateField.tsx';
import { NumberField } from '../forms/fields/NumberField/NumberField.tsx';
import ar from '../intl/ar.ts';
import fr from '../intl/fr.ts';
import ur from '../intl/ur.ts';
import { LocaleSwitch } from '../layout/LocaleSwitch/LocaleSwitch.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { TaawunProvider } from './TaawunProvider.tsx';

const Page = () => (
  <form>
    <DateText value="2026-11-26" /> <NumberText value={1234.5} />
    <DateField label="date" name="date" defaultValue="2026-11-26" />
    <NumberField label="number" name="number" defaultValue={1234.5} />
    <LocaleSwitch href="/" />
  </form>
);
const sent = (container: HTMLElement) => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
const shown = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('input:not([type=hidden])'), (input) => (input as HTMLInputElement).value);

describe.each([
  ['fr', 'ltr', ['26/11/2026', '1\u202F234,5']],
  ['ur', 'rtl', ['26/11/2026', '1,234.5']],
] as const)('%s', (locale, dir, texts) => {
  it('sets the direction, is written in its own digits and sends canonical values', async () => {
    const { container } = await renderUi(<Page />, { locale, messages: { fr, ur }[locale] });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([locale, dir]);
    expect(shown(container)).toEqual(texts);
    expect(sent(container)).toEqual({ date: '2026-11-26', number: '1234.5' });
    expect(container.querySelector('a')?.lang).toBe('ar');
    expect(container.textContent).not.toMatch(/ui\.|fields\./);
  });
});

it('Arabic with Latin digits and Gregorian dates', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <TaawunProvider locale="ar" numberingSystem="latn" calendar="gregory" messages={ar}>
        <Page />
      </TaawunProvider>,
    ),
  );
  expect(document.documentElement.lang).toBe('ar');
  expect(shown(host)).toEqual(['26 نوفمبر 2026', '1,234.5']);
  expect(host.querySelector('time')?.textContent).toBe('26 نوفمبر 2026');
  await act(async () => root.unmount());
  host.remove();
});
