import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

// One styled element per card for performance: pages render dozens of cards.
export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  > .body {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: var(--ta-space-2);
    min-inline-size: 0;
    padding-block: var(--ta-space-5) var(--ta-space-6);
    padding-inline: var(--ta-space-6);
  }
  > .body > .date {
    display: inline-flex;
    align-items: center;
    gap: var(--ta-space-2);
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
  }
  > .body > :is(h2, h3, h4) {
    font-size: var(--ta-font-18);
  }
  > .body > p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
    line-height: 1.75;
  }
  &[data-variant='row'] {
    flex-direction: row;
    align-items: center;
    gap: var(--ta-space-4);
    overflow: visible;
    border-color: transparent;
    background: none;
    box-shadow: none;
  }
  &[data-variant='row'] > :first-child {
    flex: none;
    inline-size: min(9.25rem, 36%);
    border-radius: var(--ta-radius-control);
  }
  &[data-variant='row'] > .body {
    padding: 0;
  }
  &[data-variant='row'] > .body > :is(h2, h3, h4) {
    font-size: var(--ta-font-16);
  }
  &[data-variant='feature'] {
    block-size: 100%;
  }
  &[data-variant='feature'] > :first-child {
    flex: 1 1 auto;
  }
  &[data-variant='feature'] > .body {
    flex: none;
  }
  &[data-variant='feature'] > .body > :is(h2, h3, h4) {
    font-size: var(--ta-font-24);
  }
`;
