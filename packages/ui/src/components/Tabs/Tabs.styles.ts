import { keyframes, styled } from 'styled-components';

// The row fades out where it can scroll. A scroll-driven animation sets the fade; a row that fits has none.
const edges = keyframes`
  from { mask-image: linear-gradient(var(--ta-to-end), #000 calc(100% - 3rem), transparent); }
  2%, 98% { mask-image: linear-gradient(var(--ta-to-end), transparent, #000 3rem calc(100% - 3rem), transparent); }
  to { mask-image: linear-gradient(var(--ta-to-end), transparent, #000 3rem); }
`;

export const List = styled.div`
  --ta-to-end: 90deg;
  &:dir(rtl) {
    --ta-to-end: -90deg;
  }
  position: relative;
  display: flex;
  gap: var(--ta-space-1);
  overflow: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: none;
  border-block-end: 1px solid var(--ta-border);
  @supports (animation-timeline: scroll()) {
    animation: ${edges} linear both;
    animation-duration: auto !important;
    animation-timeline: scroll(self inline);
  }
  @media (scripting: none), print {
    display: none;
  }
`;

export const Tab = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-2);
  min-block-size: var(--ta-control);
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-4);
  border: 0;
  border-block-end: 3px solid transparent;
  background: none;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
  font-weight: var(--ta-weight-label);
  line-height: 1.5;
  white-space: nowrap;
  &:hover {
    color: var(--ta-text);
    border-block-end-color: var(--ta-border-control);
  }
  &[aria-selected='true'] {
    color: var(--ta-text-accent);
    border-block-end-color: var(--ta-accent);
  }
  &:focus-visible {
    border-radius: var(--ta-radius-chip);
    outline-offset: -3px;
    box-shadow: none;
  }
  @media (forced-colors: active) {
    border-block-end-color: Canvas;
    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`;

export const Panel = styled.div`
  border-radius: var(--ta-radius-chip);
  &[data-selected] {
    padding-block-start: var(--ta-space-5);
  }
  @media (scripting: enabled) and (not print) {
    &:not([data-selected], [hidden]) {
      display: none;
    }
    /* A search in the page reaches what is hidden so; no \`display\` may take it away. */
    &[hidden='until-found'] {
      display: block !important;
      content-visibility: hidden;
    }
  }
  @supports not (content-visibility: hidden) {
    &[hidden='until-found'] {
      display: none !important;
    }
  }
  @media (scripting: none), print {
    padding-block-start: var(--ta-space-5);
    &[hidden='until-found'] {
      display: block !important;
      content-visibility: visible;
    }
    &::before {
      content: attr(data-name);
      display: block;
      margin-block-end: var(--ta-space-2);
      font-weight: var(--ta-weight-heading);
    }
  }
`;
