import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--ta-space-4);
  padding: clamp(1rem, 4vi, 1.5rem);
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--ta-space-2) var(--ta-space-4);
  > :first-child {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  > :last-child {
    flex: 0 1 auto;
  }
  /* A number breaks at its hyphen only where it would not fit otherwise. */
  @container (inline-size >= 14rem) {
    h2 bdi,
    h3 bdi,
    h4 bdi {
      white-space: nowrap;
    }
  }
`;

export const Meta = styled.p`
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-14);
`;

export const Plan = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ta-space-5);
  color: var(--ta-text-muted);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--ta-space-3) var(--ta-space-4);
  padding-block-start: var(--ta-space-4);
  border-block-start: 1px solid var(--ta-border);
  > div {
    min-inline-size: 0;
  }
  dt {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: var(--ta-weight-label);
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  bdi {
    white-space: normal;
  }
  /* What it all comes to: a line of its own, like the last line of a bill. */
  > [data-strong] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--ta-space-4);
    padding-block-start: var(--ta-space-3);
    border-block-start: 1px dashed var(--ta-border);
  }
  > [data-strong]:only-child {
    padding-block-start: 0;
    border: 0;
  }
  > [data-strong] dd {
    margin-inline-start: auto;
    font-size: var(--ta-font-18);
    font-weight: var(--ta-weight-heading);
  }
`;

export const Progress = styled.div`
  display: grid;
  gap: var(--ta-space-2);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-2);
  margin-block-start: auto;
  a,
  button {
    min-block-size: 2.75rem;
  }
`;
