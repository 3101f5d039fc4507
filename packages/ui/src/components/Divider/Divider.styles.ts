import { styled } from 'styled-components';

export const Divider = styled.div`
  flex: none;
  align-self: stretch;
  margin: 0;
  border: 0 solid var(--ta-border);
  &[data-orientation='horizontal'] {
    border-block-start-width: 1px;
  }
  &[data-orientation='vertical'] {
    min-block-size: 1.5rem;
    border-inline-start-width: 1px;
  }
  /* Around a text: two lines instead of one. */
  &[data-text] {
    display: flex;
    align-items: center;
    gap: var(--ta-space-3);
    border-width: 0;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
    text-align: center;
  }
  &[data-text]::before,
  &[data-text]::after {
    content: '';
    flex: 1 1 1rem;
    border: 0 solid var(--ta-border);
  }
  &[data-text][data-orientation='horizontal']::before,
  &[data-text][data-orientation='horizontal']::after {
    border-block-start-width: 1px;
  }
  &[data-text][data-orientation='vertical'] {
    flex-direction: column;
    gap: var(--ta-space-2);
  }
  &[data-text][data-orientation='vertical']::before,
  &[data-text][data-orientation='vertical']::after {
    border-inline-start-width: 1px;
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
