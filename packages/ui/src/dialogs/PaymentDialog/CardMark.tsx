import type { ReactNode } from 'react';
import type { PaymentBrand } from './state.ts';
import * as S from './PaymentDialog.styles.ts';

// i18n-ignore: the mark of the scheme, alike in both languages; the name beside it is a message.
const WORDMARK = 'mada';

/** Marks on a grid of 44 × 28, in the colours that the card schemes prescribe on white. */
const MARKS: Record<PaymentBrand, ReactNode> = {
  mada: (
    <>
      <rect x="4" y="8" width="13" height="5" rx="1" fill="#259bd6" />
      <rect x="4" y="15" width="13" height="5" rx="1" fill="#84b740" />
      <text
        x="19.5"
        y="17.3"
        fill="#27292d"
        fontSize="10"
        fontWeight="700"
        textLength="22"
        lengthAdjust="spacingAndGlyphs"
        direction="ltr"
      >
        {WORDMARK}
      </text>
    </>
  ),
  visa: (
    <path
      fill="#1434cb"
      transform="translate(7 -1) scale(1.25)"
      d="M9.112 8.262L5.97 15.758H3.92L2.374 9.775c-.094-.368-.175-.503-.461-.658C1.447 8.864.677 8.627 0 8.479l.046-.217h3.3a.904.904 0 01.894.764l.817 4.338 2.018-5.102zm8.033 5.049c.008-1.979-2.736-2.088-2.717-2.972.006-.269.262-.555.822-.628a3.66 3.66 0 011.913.336l.34-1.59a5.207 5.207 0 00-1.814-.333c-1.917 0-3.266 1.02-3.278 2.479-.012 1.079.963 1.68 1.698 2.04.756.367 1.01.603 1.006.931-.005.504-.602.725-1.16.734-.975.015-1.54-.263-1.992-.473l-.351 1.642c.453.208 1.289.39 2.156.398 2.037 0 3.37-1.006 3.377-2.564m5.061 2.447H24l-1.565-7.496h-1.656a.883.883 0 00-.826.55l-2.909 6.946h2.036l.405-1.12h2.488zm-2.163-2.656l1.02-2.815.588 2.815zm-8.16-4.84l-1.603 7.496H8.34l1.605-7.496z"
    />
  ),
  mastercard: (
    <>
      <circle cx="17.5" cy="14" r="8" fill="#eb001b" />
      <circle cx="26.5" cy="14" r="8" fill="#f79e1b" />
      <path fill="#ff5f00" d="M22 7.38a8 8 0 0 1 0 13.24 8 8 0 0 1 0-13.24Z" />
    </>
  ),
  applepay: (
    <>
      <path
        fill="#000"
        transform="translate(5 6.5) scale(0.6)"
        d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701"
      />
      <g fill="none" stroke="#000" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M21.5 20v-11h3a3.2 3.2 0 0 1 0 6.4h-3" />
        <path d="M34 14.2v5.8M34 17a2.7 2.9 0 1 1-5.4 0 2.7 2.9 0 0 1 5.4 0Z" />
        <path d="m36 14.2 2.3 5.6M40.5 14.2l-3.2 8.3" />
      </g>
    </>
  ),
};

/** Mark of a card scheme or wallet beside its name; hidden from assistive technology, and never mirrored. */
export function CardMark({ brand }: { brand: PaymentBrand }) {
  return (
    <S.CardMark viewBox="0 0 44 28" aria-hidden="true" data-mirror="none">
      {MARKS[brand]}
    </S.CardMark>
  );
}
