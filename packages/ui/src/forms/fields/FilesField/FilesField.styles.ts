import { styled } from 'styled-components';
import { Input as FileInput, Text as ZoneText, Zone as FileZone } from '../FileField/FileField.styles.ts';

export const Zone = styled(FileZone)`
  &[data-dragging] {
    border-style: solid;
    border-color: var(--ta-focus-edge);
    background: var(--ta-surface-accent);
    box-shadow: inset 0 0 0 1px var(--ta-focus-edge);
    color: var(--ta-text-accent);
  }
  @media (forced-colors: active) {
    &[data-dragging] {
      border-width: 2px;
      border-color: Highlight;
    }
  }
  @media print {
    display: none;
  }
`;

export const Text = styled(ZoneText)`
  small {
    white-space: normal;
  }
`;

export const Input = FileInput;

export const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-2);
  margin-block-start: var(--ta-space-3);
  padding: 0;
  list-style: none;
`;

export const File = styled.li`
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  min-block-size: 3.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-4) var(--ta-space-2);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  > svg {
    flex: none;
    color: var(--ta-text-muted);
  }
  &[data-state='done'] > svg {
    color: var(--ta-success);
  }
  &[data-faulty] {
    border-color: var(--ta-danger-fill);
  }
  &[data-faulty] > svg {
    color: var(--ta-danger);
  }
  > button {
    flex: none;
  }
`;

export const Details = styled.div`
  flex: 1 1 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-1);
  min-inline-size: 0;
  > button {
    justify-self: start;
    margin-block-start: var(--ta-space-1);
  }
`;

export const Name = styled.span`
  overflow-wrap: anywhere;
  font-weight: var(--ta-weight-label);
`;

export const Meta = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ta-space-3);
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-14);
`;

export const Fault = styled.span`
  color: var(--ta-danger);
  font-size: var(--ta-font-14);
`;

export const Progress = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: 999px;
  background: var(--ta-surface-sunken);
  overflow: hidden;
  &::-webkit-progress-bar {
    background: var(--ta-surface-sunken);
  }
  &::-webkit-progress-value {
    border-radius: 999px;
    background: var(--ta-accent);
  }
  &::-moz-progress-bar {
    border-radius: 999px;
    background: var(--ta-accent);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }
    &::-moz-progress-bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Rejected = styled.div`
  margin-block-start: var(--ta-space-3);
  > p {
    display: flex;
    align-items: center;
    gap: var(--ta-space-2);
    color: var(--ta-danger);
    font-weight: var(--ta-weight-label);
  }
  > p > svg {
    flex: none;
  }
`;
