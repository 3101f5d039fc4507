import { keyframes, styled } from 'styled-components';

/** The table adapts to its own width: in a narrow column, and with large text, its rows are lists as on a phone. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-4);
  container: data-table / inline-size;
`;

export const Title = styled.div`
  font-size: var(--ta-font-18);
  font-weight: var(--ta-weight-heading);
  line-height: var(--ta-leading-heading);
  overflow-wrap: anywhere;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ta-space-3) var(--ta-space-4);
  > .ta-field {
    flex: 1 1 14rem;
    max-inline-size: 24rem;
  }
  @container data-table (inline-size >= 40rem) {
    &[data-order-only] {
      display: none;
    }
  }
  @container data-table (inline-size < 40rem) {
    > .ta-field {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** In lists only, where the head is not in sight. */
export const ListOnly = styled.span`
  display: none;
  @container data-table (inline-size < 40rem) {
    display: block;
  }
`;

/** As `ListOnly`, on a line of its own. */
export const ListLine = styled.div`
  display: none;
  flex: 1 1 100%;
  @container data-table (inline-size < 40rem) {
    display: block;
  }
`;

/** As high without a selection: the rows stay where they are when one is selected. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-2) var(--ta-space-3);
  min-block-size: 2.75rem;
  @media print {
    display: none;
  }
`;

export const Selected = styled.p`
  flex: 0 1 auto;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
  &[data-some] {
    color: var(--ta-text);
    font-weight: var(--ta-weight-label);
  }
`;

export const Card = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
  box-shadow: var(--ta-shadow-1);
`;

/** Relative: texts for assistive technology alone scroll with their rows. */
export const Frame = styled.div`
  position: relative;
  overflow: auto;
  /* What the keyboard reaches is not below the head. */
  scroll-padding-block-start: 3.5rem;
  &:focus-visible {
    border-radius: var(--ta-radius-card);
    outline-offset: -3px;
    box-shadow: none;
  }
  @media print {
    max-block-size: none !important;
    overflow: visible;
  }
`;

const pass = keyframes`from { inset-inline-start: -40%; } to { inset-inline-start: 100%; }`;

/** Without motion the whole edge is coloured. */
export const Loading = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  overflow: hidden;
  background: var(--ta-accent);
  @media (prefers-reduced-motion: no-preference) {
    background: color-mix(in oklch, var(--ta-accent) 20%, transparent);
    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inline-size: 40%;
      background: var(--ta-accent);
      animation: ${pass} 1200ms ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
  @media print {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-2) var(--ta-space-5);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  > nav {
    color: var(--ta-text);
  }
`;
