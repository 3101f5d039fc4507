import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  &[data-variant='row'] { flex-direction: row; align-items: center; gap: var(--ta-space-4); overflow: visible; border-color: transparent; background: none; box-shadow: none; }
  &[data-variant='row'] > :first-child { flex: none; inline-size: min(9.25rem, 36%); border-radius: var(--ta-radius-control); }
  &[data-variant='feature'] { block-size: 100%; }
  &[data-variant='feature'] > :first-child { flex: 1 1 auto; }
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--ta-space-2);
  min-inline-size: 0;
  padding-block: var(--ta-space-5) var(--ta-space-6); padding-inline: var(--ta-space-6);
  p { color: var(--ta-text-muted); font-size: var(--ta-font-15); line-height: 1.75; }
  [data-variant='feature'] > & { flex: none; }
  [data-variant='row'] > & { padding: 0; }
`;

export const Date = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-2);
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-13);
`;
