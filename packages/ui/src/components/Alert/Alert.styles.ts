import { styled } from 'styled-components';

export const Alert = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-1) var(--ta-space-3);
  padding-block: var(--ta-space-4);
  padding-inline: min(var(--ta-space-5), 6vi);
  border: 1px solid var(--tone-border);
  border-radius: var(--ta-radius-control);
  background: var(--tone-soft);
  color: var(--ta-text);
  &[data-tone='info'] {
    --tone: var(--ta-info);
    --tone-soft: var(--ta-info-soft);
    --tone-border: var(--ta-info-border);
  }
  &[data-tone='success'] {
    --tone: var(--ta-success);
    --tone-soft: var(--ta-success-soft);
    --tone-border: var(--ta-success-border);
  }
  &[data-tone='warning'] {
    --tone: var(--ta-warning);
    --tone-soft: var(--ta-warning-soft);
    --tone-border: var(--ta-warning-border);
  }
  &[data-tone='danger'] {
    --tone: var(--ta-danger);
    --tone-soft: var(--ta-danger-soft);
    --tone-border: var(--ta-danger-border);
  }
  > svg {
    flex: none;
    margin-block-start: 0.25rem;
    color: var(--tone);
  }
`;

export const Title = styled.p`
  color: var(--tone);
  font-weight: var(--ta-weight-heading);
`;

/** Below the icon where the line is too short for it, as in enlarged text. */
export const Body = styled.div`
  flex: 1 1 9rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-2);
  justify-items: start;
  min-inline-size: 0;
  font-size: var(--ta-font-15);
  overflow-wrap: break-word;
  > * {
    max-inline-size: 100%;
  }
`;
