import { http, HttpResponse, type HttpHandler } from 'msw';
import type { GatewayHint } from '../pages/checkout/GatewayFrame.tsx';

type Mount = NonNullable<Window['taawunGateway']>['mount'];

const CARD = [
  ['ar', ['رقم البطاقة', 'الانتهاء', 'CVV', 'ادفع']],
  ['en', ['Card number', 'Expiry', 'CVV', 'Pay']],
] as const;
const STYLE =
  'display:block;inline-size:100%;min-block-size:48px;margin-block:4px 16px;padding-inline:16px;border:1px solid currentColor;border-radius:12px;background:transparent;color:inherit;font:inherit';

/** Fakes a gateway's script and iframe for stories: fields without function, and hints triggered by the story. */
export function fakeGateway(): { handlers: HttpHandler[]; hint: (kind: GatewayHint) => void; remove: () => void } {
  let report: ((kind: GatewayHint) => void) | null = null;
  const mount: Mount = (element, { locale, onReady, onResult }) => {
    report = onResult;
    const [number, expiry, code, pay] = CARD.find(([language]) => language === locale)?.[1] ?? CARD[0][1];
    const field = (label: string, value: string) =>
      `<label>${label}<input dir="ltr" style="${STYLE}" value="${value}" readonly></label>`;
    element.innerHTML = `<div>${field(number, '4464 0400 0000 0007')}${field(expiry, '09 / 29')}${field(code, '•••')}<button type="button" style="${STYLE}">${pay}</button></div>`;
    element.querySelector('button')?.addEventListener('click', () => onResult('submitted'));
    onReady();
    return () => element.replaceChildren();
  };
  window.taawunGateway = { mount };
  return {
    handlers: [
      http.get(
        '*/gateway/sandbox/widget.js',
        () => new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } }),
      ),
    ],
    hint: (kind) => report?.(kind),
    remove: () => {
      delete window.taawunGateway;
    },
  };
}
