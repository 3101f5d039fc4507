import axe from 'axe-core';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Button } from '../components/Button/index.ts';
import { ProgramCard } from '../cards/index.ts';
import { Dialog } from '../dialogs/index.ts';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  rules,
  SubmitButton,
} from '../forms/index.ts';
import { Header } from '../layout/index.ts';
import { sampleImages } from './sampleImages.ts';
import { renderUi } from './renderUi.tsx';

const { object, string, required } = rules;

function Application() {
  const [schema] = useState(() => object({ city: string(required()) }));
  return (
    <Form
      initialValues={{ firstname: '', password: '', city: '', gender: 'male', terms: true }}
      schema={schema}
      onSubmit={() => undefined}
      failure="تعذّر الاتصال بالخادم"
    >
      <FormTextField name="firstname" required />
      <FormPasswordField name="password" />
      <FormSelect name="city" options={[{ value: 'b', label: 'بريدة' }]} />
      <FormRadioGroup
        name="gender"
        variant="cards"
        options={[
          { value: 'male', label: 'ذكر' },
          { value: 'female', label: 'أنثى' },
        ]}
      />
      <FormCheckbox name="terms" />
      <SubmitButton>أرسل الطلب</SubmitButton>
    </Form>
  );
}

/** Components with the most borders, states and widths, rendered in every mode. */
const parts: Record<string, ReactElement> = {
  Header: (
    <Header
      name="تعاون"
      tagline="الجمعية التعاونية الخيرية"
      homeHref="#"
      items={[
        { href: '/a', label: 'الرئيسية', active: true },
        { href: '/b', label: 'الفروع' },
      ]}
      actions={
        <Button href="/give" variant="giving" size="sm">
          تبرّع
        </Button>
      }
    />
  ),
  Form: <Application />,
  Dialog: (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="إتمام التبرّع"
      footer={
        <>
          <Button>ادفع الآن</Button>
          <Button variant="secondary">إلغاء</Button>
        </>
      }
    >
      <p>سقيا النخيل</p>
    </Dialog>
  ),
  ProgramCard: (
    <ProgramCard
      title="سقيا النخيل"
      href="/p"
      summary="زراعة وسقيا ألف نخلة لصالح الأسر المنتجة في القصيم."
      category="مشروع زراعي"
      image={sampleImages.dunes}
      raised={36000000}
      goal={50000000}
      donateHref="/d"
    />
  ),
};

interface Media {
  send: (method: string, params: { features: { name: string; value: string }[] }) => Promise<unknown>;
}
const emulate = (value: string): Promise<unknown> =>
  (cdp() as unknown as Media).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

const outline = (element: Element | undefined): string => (element ? getComputedStyle(element).outlineStyle : '');

describe('forced colours', () => {
  beforeEach(async () => {
    await page.viewport(1024, 768);
    await emulate('active');
  });
  afterEach(() => emulate(''));

  it.each(Object.entries(parts))(
    '%s keeps an edge around everything that can be pressed or filled in',
    async (_name, part) => {
      const ui = await renderUi(
        <main>
          <h1>صفحة</h1>
          <h2>قسم</h2>
          {part}
        </main>,
      );
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      const controls = [
        ...ui.container.querySelectorAll<HTMLElement>(
          'button, a[data-variant], input:not([type="radio"], [type="checkbox"]), select, dialog',
        ),
      ].filter((control) => control.checkVisibility());
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) {
        const { borderBlockStartWidth, borderBlockStartStyle, borderBlockStartColor } = getComputedStyle(control);
        expect(
          [Number.parseFloat(borderBlockStartWidth) >= 1, borderBlockStartStyle, borderBlockStartColor],
          control.outerHTML,
        ).toEqual([true, 'solid', expect.not.stringMatching(/^rgba\(.*, 0\)$|transparent/)]);
      }
      const { violations } = await axe.run(ui.container, { rules: { 'color-contrast': { enabled: false } } });
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );

  it('marks the open menu item without a colour', async () => {
    const ui = await renderUi(parts['Header'] as ReactElement);
    const [current, other] = ui.container.querySelectorAll('nav a');
    expect([outline(current), outline(other)]).toEqual(['solid', 'none']);
  });
});

describe('text twice as large', () => {
  beforeEach(() => {
    document.documentElement.style.fontSize = '200%';
  });
  afterEach(() => {
    document.documentElement.style.removeProperty('font-size');
  });

  it.each(
    Object.entries(parts).flatMap(([name, part]) =>
      ([360, 1280] as const).map((width) => [name, width, part] as const),
    ),
  )('%s fits %i px', async (_name, width, part) => {
    await page.viewport(width, 800);
    const ui = await renderUi(part);
    const root = document.documentElement;
    expect(getComputedStyle(root).fontSize).toBe('32px');
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    const cut = [...ui.container.querySelectorAll<HTMLElement>('h1, h2, h3, p, label, legend, button, a, dt, dd')]
      .filter((element) => element.checkVisibility() && element.textContent.trim() !== '' && !element.matches('.cover'))
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
      );
    expect(cut.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
