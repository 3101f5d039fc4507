import { styled } from 'styled-components';
import { controlCss } from '../../forms/fields/Field/control.styles.ts';

export { Segment as Choice, Segments } from '../../components/SegmentedControl/Segments.styles.ts';

export const Panel = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-4);
  padding: clamp(1.25rem, 4vi, 1.75rem);
  border-radius: var(--ta-radius-dialog);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  box-shadow: var(--ta-shadow-3);
  h2 {
    font-size: var(--ta-font-20);
  }
`;

export const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-2);
  > :not(legend) {
    flex: 1 1 3.5rem;
  }
  > [data-other] {
    flex-basis: 100%;
  }
  /* Nobody could take what is typed. */
  @media (scripting: none) {
    > [data-other] {
      display: none;
    }
  }
`;

export const Other = styled.input`
  ${controlCss}
`;

export const StepperBox = styled.div`
  container-type: inline-size;
`;

export const Stepper = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-2);
  padding: 1px;
  border: 1px solid var(--ta-border-control);
  border-radius: var(--ta-radius-control);
  button,
  a {
    min-inline-size: min(2.75rem, 15vi);
    min-block-size: 2.75rem;
  }
  span {
    min-inline-size: 0;
    text-align: center;
    overflow-wrap: anywhere;
  }
  /* Enlarged text: the number has a line of its own above the buttons. */
  @container (inline-size < 12rem) {
    flex-wrap: wrap;
    span {
      order: -1;
      flex: 1 0 100%;
    }
  }
  @media print {
    padding-block: var(--ta-space-2);
    padding-inline: var(--ta-space-3);
  }
`;

export const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--ta-space-4);
  color: var(--ta-text-muted);
  strong {
    color: var(--ta-text);
    font-size: var(--ta-font-24);
    font-weight: var(--ta-weight-display);
    min-inline-size: 0;
  }
  /* A large sum in enlarged text is wider than a phone. */
  strong bdi {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  small {
    inline-size: 100%;
    font-size: var(--ta-font-14);
  }
`;

export const Note = styled.p`
  color: var(--ta-text-giving);
  font-size: var(--ta-font-15);
  &:empty {
    display: none;
  }
`;

export const Error = styled.p`
  color: var(--ta-danger);
  font-size: var(--ta-font-14);
`;

export const Submit = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (scripting: none) {
    &[data-replaced] {
      display: none;
    }
  }
`;

export const WithoutScript = styled.div`
  display: none;
  padding: var(--ta-space-4);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-giving);
  font-size: var(--ta-font-15);
  @media (scripting: none) {
    display: block;
  }
`;
