import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi, wrap } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { IbanText } from './index.ts';

const iban = 'SA0380000000608010167519';
describeComponent('IbanText', <IbanText value={iban} />);
describeComponent('IbanText, masked', <IbanText value={iban} masked />);
describeComponent('IbanText, copyable', <IbanText value={iban} copyable />);

describe('IbanText', () => {
  it('renders groups of four, left to right, in Arabic text', async () => {
    const ui = await renderUi(
      <p>
        حسابنا <IbanText value="sa03-8000 0000 6080 1016 7519" /> لدى المصرف
      </p>,
    );
    const code = ui.container.querySelector('bdi > span') as HTMLElement;
    expect([code.textContent, getComputedStyle(code).direction]).toEqual(['SA03 8000 0000 6080 1016 7519', 'ltr']);
  });

  it('masked, it exposes country and last group only', async () => {
    const html = renderToString(wrap(<IbanText value={iban} masked />, { locale: 'en' }));
    expect(html).toContain('SA•• •••• … 7519');
    expect(html).toContain('IBAN ending in 7519');
    expect(html).not.toContain('8000');
  });

  it.each([
    ['copied', undefined, 'Copied'],
    ['copyFailed', new Error('denied'), 'Could not copy'],
  ] as const)('copies the IBAN without spaces and confirms: %s', async (state, failure, expected) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {
      if (failure) throw failure;
    });
    const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const ui = await renderUi(<IbanText value="SA03 8000 0000 6080 1016 7519" copyable />, { locale: 'en' });
    const button = ui.container.querySelector('button') as HTMLElement;
    await user.click(button);
    await expect.poll(() => ui.container.querySelector('[role="status"]')?.textContent).toBe(expected);
    expect(write).toHaveBeenCalledExactlyOnceWith(iban);
    expect([button.dataset['state'], button.textContent]).toEqual([state, expected]);
    await user.keyboard('{Tab}');
    await expect.poll(() => button.textContent).toBe('Copy');
    write.mockRestore();
    command.mockRestore();
  });

  it('wraps between its groups only', async () => {
    await page.viewport(320, 600);
    await renderUi(
      <div style={{ inlineSize: 160 }}>
        <IbanText value={iban} copyable />
      </div>,
    );
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
