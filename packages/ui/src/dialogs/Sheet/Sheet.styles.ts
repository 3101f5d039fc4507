import { keyframes, styled } from 'styled-components';
import { Drawer } from '../Drawer/Drawer.styles.ts';

const rise = keyframes`from { translate: 0 2rem; opacity: 0; }`;

export const Sheet = styled(Drawer)`
  inline-size: min(100%, 40rem);
  block-size: auto;
  max-block-size: calc(100dvb - 3rem);
  margin-inline: auto;
  inset-block: auto 0;
  inset-inline: 0;
  padding-block-start: 0;
  border-start-start-radius: var(--ta-radius-dialog);
  border-start-end-radius: var(--ta-radius-dialog);
  border-end-start-radius: 0;
  @media (prefers-reduced-motion: no-preference) {
    &[open]:dir(ltr),
    &[open]:dir(rtl) {
      animation-name: ${rise};
    }
  }
`;
