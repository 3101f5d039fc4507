import { styled } from 'styled-components';
import { scales } from '../../foundations/scales.ts';

export const Band = styled.section`
  container: hero / inline-size;
  position: relative;
  isolation: isolate;
  background: linear-gradient(to bottom, var(--ta-surface-deep), var(--ta-surface-deeper));
  @media print {
    background: none;
  }
`;

export const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-8);
  padding-block: var(--ta-space-10) 7rem;
  @container hero (width >= 68.75rem) {
    grid-template-columns: minmax(0, 1fr) 29rem;
    align-items: center;
    gap: var(--ta-space-14);
    padding-block: var(--ta-space-22) 8.5rem;
  }
`;

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--ta-space-4);
  min-inline-size: 0;
  h1 {
    font-size: 2.25rem;
    font-weight: var(--ta-weight-display);
    line-height: var(--ta-leading-heading);
  }
  h1 > * {
    display: block;
  }
  h1 mark {
    background: none;
    color: var(--ta-giving);
    @media print {
      color: var(--ta-text-giving);
    }
  }
  > p {
    max-inline-size: 36rem;
    color: var(--ta-text-muted);
    font-size: var(--ta-font-16);
    line-height: 1.9;
  }
  @container hero (width >= 48rem) {
    h1 {
      font-size: clamp(2.75rem, 1rem + 2.9cqi, 3.5rem);
    }
    > p {
      font-size: var(--ta-font-18);
    }
  }
`;

export const Badge = styled.span`
  padding-block: 0.25rem;
  padding-inline: 0.875rem;
  border-radius: 999px;
  background: var(--ta-surface-sunken);
  color: ${scales.secondary[200]};
  font-size: var(--ta-font-13);
  font-weight: var(--ta-weight-label);
  @media print {
    color: var(--ta-text-giving);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
  margin-block-start: var(--ta-space-3);
`;

export const Aside = styled.div`
  min-inline-size: 0;
`;
