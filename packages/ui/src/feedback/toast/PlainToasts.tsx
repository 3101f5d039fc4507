import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/index.ts';
import { layers } from '../../foundations/layers.ts';
import { connect, idOf, type ToastRequest } from './toast.ts';

/** The list with a message; one with the same id gives way to it. */
const withRequest = (list: readonly ToastRequest[], request: ToastRequest): ToastRequest[] => [
  ...list.filter((other) => idOf(other) !== idOf(request)),
  request,
];

/** The toasts of a page that could not load react-toastify, as without a network. Each stays until it is closed. */
export function PlainToasts({ first }: { first: readonly ToastRequest[] }) {
  const [shown, setShown] = useState<readonly ToastRequest[]>(() => first.reduce(withRequest, []));
  const close = (id: string): void => setShown((before) => before.filter((other) => idOf(other) !== id));
  useEffect(
    () => connect((request) => setShown((before) => (request === 'dismiss' ? [] : withRequest(before, request)))),
    [],
  );
  return (
    <List role="status">
      {shown.map((request) => {
        const { text, action } = request;
        const id = idOf(request);
        return (
          <Toast key={id}>
            <span>{text}</span>
            {action ? (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  close(id);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <Button variant="quiet" size="sm" onClick={() => close(id)}>
              <FormattedMessage id="ui.close" />
            </Button>
          </Toast>
        );
      })}
    </List>
  );
}

const List = styled.div`
  position: fixed;
  z-index: ${layers.toast};
  inset-block-start: var(--ta-space-4);
  inset-inline: 0;
  display: grid;
  gap: var(--ta-space-3);
  inline-size: min(100% - 2rem, 28rem);
  margin-inline: auto;
  @media print {
    display: none;
  }
`;

const Toast = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  padding: var(--ta-space-3) var(--ta-space-4);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  box-shadow: var(--ta-shadow-3);
  > span {
    flex: 1;
  }
`;
