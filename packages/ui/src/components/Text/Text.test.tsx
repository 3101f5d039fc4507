import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Bdi, DateText, EmailText, Money, NumberText, PhoneText, Text, Truncate } from './index.ts';

describeComponent('Bdi', <Bdi>SA03</Bdi>);
describeComponent('DateText', <DateText value="2026-11-21" calendar="both" />);
describeComponent('EmailText', <EmailText value="info@taawun.example" href />);
describeComponent('Money', <Money halalas={12550} />);
describeComponent('NumberText', <NumberText value={0.5} format="percent" />);
describeComponent('PhoneText', <PhoneText value="+966500000001" href />);
describeComponent('Text', <Text tone="muted">نص</Text>);
describeComponent('Truncate', <Truncate text={'نص طويل '.repeat(20)} />);

describe('Money', () => {
  it('puts the minus sign before the Riyal sign', async () => {
    const ui = await renderUi(<Money halalas={-12550} sign="symbol" />, { locale: 'en' });
    const [minus, sign, ...amount] = [...(ui.container.querySelector('bdi')?.childNodes ?? [])];
    expect([minus?.textContent, sign?.nodeName, amount.map(({ textContent }) => textContent).join('')]).toEqual([
      '\u2212',
      'svg',
      '\u00a0125.50',
    ]);
  });
  it('does not wrap, except before its label where the container allows it', async () => {
    const ui = await renderUi(
      <div style={{ inlineSize: 20 }}>
        <Money halalas={123456789} fraction="always" />
      </div>,
    );
    const bdi = ui.container.querySelector('bdi');
    expect(bdi?.textContent).toBe('١٬٢٣٤٬٥٦٧٫٨٩ ر.س');
    expect(bdi ? getComputedStyle(bdi).whiteSpace : '').toBe('nowrap');
  });
});

describe('Truncate', () => {
  it('exposes the whole text to assistive technology', async () => {
    const text = 'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي في القصيم';
    const ui = await renderUi(<Truncate text={text} length={20} />);
    const [visible, announced] = ui.container.querySelectorAll('span > span');
    expect(visible?.textContent).toBe('تشغيل ثلاثة بيوت…');
    expect(visible?.getAttribute('aria-hidden')).toBe('true');
    expect(announced?.textContent).toBe(text);
  });
});
