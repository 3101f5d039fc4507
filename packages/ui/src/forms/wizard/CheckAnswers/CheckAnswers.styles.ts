import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-2);
  dl > div {
    display: grid;
    gap: 0 var(--ta-space-6);
    padding-block: var(--ta-space-3);
    border-block-end: 1px solid var(--ta-border);
  }
  dl > div:last-child {
    border-block-end: 0;
  }
  dt {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    font-weight: var(--ta-weight-label);
    overflow-wrap: anywhere;
  }
  @media (width >= 48rem) {
    dl > div {
      grid-template-columns: minmax(10rem, 1fr) 2fr;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--ta-space-3);
  border-block-end: 2px solid var(--ta-border);
  h2,
  h3 {
    flex: 1 1 auto;
    min-inline-size: 0;
    font-size: var(--ta-font-18, var(--ta-font-16));
  }
  button,
  a {
    flex: none;
    min-block-size: 2.75rem;
  }
`;

export const Nothing = styled.span`
  color: var(--ta-text-subtle);
  font-weight: var(--ta-weight-body);
`;
