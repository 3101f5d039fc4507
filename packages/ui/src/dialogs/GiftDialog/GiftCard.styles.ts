import { styled } from 'styled-components';

/* Not a grid: after the envelope has opened, WebKit leaves the lines of a grid in the font size of an empty container. */
export const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 16rem;
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-deep);
  color: var(--ta-text);
  text-align: center;
`;

/* Content has its own background, so that text does not overlap the pattern. */
export const Content = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: var(--ta-space-3);
  margin: min(var(--ta-space-5), 7cqi);
  padding-block: var(--ta-space-6);
  padding-inline: min(var(--ta-space-5), 7cqi);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-deep);
  overflow-wrap: anywhere;
  > p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
    text-wrap: balance;
  }
  b {
    color: var(--ta-text);
  }
`;

export const Receiver = styled.div`
  color: var(--ta-text-giving);
  font-size: clamp(var(--ta-font-20), 8cqi, var(--ta-font-28));
  font-weight: var(--ta-weight-display);
  line-height: 1.4;
  text-wrap: balance;
  > span {
    color: var(--ta-text-subtle);
    font-weight: var(--ta-weight-body);
    font-size: var(--ta-font-20);
  }
`;

export const Message = styled.div`
  color: var(--ta-text);
  white-space: pre-line;
  text-wrap: pretty;
`;
