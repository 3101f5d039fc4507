import { Input as AriaInput, Popover as AriaPopover } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { controlCss } from '../Field/control.styles.ts';

export const Frame = styled.div`
  position: relative;
  > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--ta-radius-control);
    background: none;
    color: inherit;
  }
  > button[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media print {
    > button {
      display: none;
    }
  }
`;

export const Input = styled(AriaInput)`
  ${controlCss}
  /* Room for the arrow: more than every control has. */
  && {
    padding-inline-end: 3rem;
    text-overflow: ellipsis;
  }
`;

export const Popover = styled(AriaPopover)`
  /* In the layer above a dialog the browser would centre it. */
  margin: 0;
  padding: 0;
  inset: auto;
  inline-size: var(--trigger-width);
  max-block-size: 20rem;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  box-shadow: var(--ta-shadow-2);
  /* As wide as its field, never wider than the page: a page that scrolls closes the list. */
  max-inline-size: 100vi;
`;

// `styled()` drops the generic type parameter of `ListBox`, so the type is cast back.
export const List = styled(ListBox)`
  display: grid;
  padding: var(--ta-space-1);
  outline: none;
` as unknown as typeof ListBox;

export const Option = styled(ListBoxItem)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--ta-space-3);
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-3);
  border-radius: var(--ta-radius-chip);
  cursor: pointer;
  outline: none;
  small {
    grid-column: 1;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
  }
  > svg {
    grid-area: 1 / 2;
    visibility: hidden;
    color: var(--ta-text-accent);
  }
  &[data-focused],
  &[data-hovered] {
    background: var(--ta-surface-accent);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--ta-focus-edge);
  }
  &[data-selected] {
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
  &[data-selected] > svg {
    visibility: visible;
  }
  &[data-disabled] {
    color: var(--ta-text-subtle);
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Empty = styled.p`
  padding-block: var(--ta-space-3);
  padding-inline: var(--ta-space-3);
  color: var(--ta-text-muted);
`;
