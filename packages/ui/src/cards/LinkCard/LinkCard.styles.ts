import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: flex;
  align-items: start;
  gap: var(--ta-space-4);
  padding: var(--ta-space-5);
  > svg {
    margin-block-start: 0.25rem;
    color: var(--ta-text-accent);
  }
  /* The link covers the card: its own underline shows which text is the link. */
  .cover:hover {
    text-decoration: underline;
  }
`;

export const Body = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-1);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
  }
`;
