import { styled } from 'styled-components';
import { popoverCss } from '../../foundations/popover/popover.styles.ts';

export const Root = styled.span`
  display: inline-flex;
`;

// At the given side of the button; at the opposite side, then below or above, where the viewport has no space.
export const Panel = styled.div`
  ${popoverCss}
  max-inline-size: min(22rem, 100vi - 1rem);
  padding: var(--ta-space-4);
  font-size: var(--ta-font-15);
  font-weight: var(--ta-weight-body);
  line-height: 1.75;
  overflow-wrap: anywhere;
  white-space: normal;
  &[data-placement='below'] {
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline,
      block-end span-all,
      block-start span-all;
  }
  &[data-placement='below'][data-align='end'] {
    position-area: block-end span-inline-start;
  }
  &[data-placement='above'] {
    position-area: block-start span-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline,
      block-start span-all,
      block-end span-all;
  }
  &[data-placement='above'][data-align='end'] {
    position-area: block-start span-inline-start;
  }
  &[data-placement='start'],
  &[data-placement='end'] {
    margin-block: 0;
    margin-inline: 0.375rem;
    position-area: inline-start span-block-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-inline flip-block,
      block-end span-all,
      block-start span-all;
  }
  &[data-placement='end'] {
    position-area: inline-end span-block-end;
  }
  @supports not (position-area: block-end) {
    margin: 0;
    max-inline-size: none;
  }
  > h2 {
    margin-block-end: var(--ta-space-2);
    font-size: var(--ta-font-16);
  }
`;

// Beside text the target may be larger than the line: it does not move the lines apart.
export const Tip = styled.span`
  display: inline-flex;
  vertical-align: middle;
  margin-block: -0.75rem;
  > button {
    color: var(--ta-text-accent);
  }
`;
