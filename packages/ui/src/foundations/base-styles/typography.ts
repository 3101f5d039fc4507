import { css } from './css.ts';

export const typographyCss: string = css`
  .ta-heading {
    color: var(--ta-text);
    font-weight: var(--ta-weight-heading);
    line-height: var(--ta-leading-heading);
    text-wrap: balance;
  }
  .ta-heading[data-size='xl'] {
    font-size: var(--ta-font-34);
    font-weight: var(--ta-weight-display);
  }
  .ta-heading[data-size='lg'] {
    font-size: var(--ta-font-28);
    font-weight: var(--ta-weight-display);
  }
  .ta-heading[data-size='md'] {
    font-size: var(--ta-font-20);
  }
  .ta-heading[data-size='sm'] {
    font-size: var(--ta-font-18);
  }
  .ta-heading[data-size='xs'] {
    font-size: var(--ta-font-16);
  }
  @media (width < 48rem) {
    .ta-heading[data-size='xl'] {
      font-size: var(--ta-font-28);
    }
    .ta-heading[data-size='lg'] {
      font-size: var(--ta-font-24);
    }
  }
  .ta-text[data-tone='muted'] {
    color: var(--ta-text-muted);
  }
  .ta-text[data-tone='subtle'] {
    color: var(--ta-text-subtle);
  }
  .ta-text[data-size='sm'] {
    font-size: var(--ta-font-14);
    line-height: 1.7;
  }
  .ta-text[data-size='lg'] {
    font-size: var(--ta-font-18);
    line-height: 1.8;
  }
  .ta-text[data-align='center'] {
    text-align: center;
  }
`;
