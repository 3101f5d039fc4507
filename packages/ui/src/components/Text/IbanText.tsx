import { normalizeCode, formatIban } from '@taawun/domain';
import { useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '../../foundations/dom/clipboard.ts';
import { devError } from '../../foundations/dev-error/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../Link/index.ts';
import * as S from './IbanText.styles.ts';

/** Either masked or copyable, never both. */
type Use = { masked?: boolean; copyable?: false } | { masked?: false; copyable?: boolean };

export type IbanTextProps = Omit<ComponentPropsWithRef<'bdi'>, 'children'> &
  Use & {
    /** IBAN in any spelling. */
    value: string;
  };

/**
 * IBAN in groups of four, left to right in both directions. `masked` shows its country and last group only; `copyable`
 * adds a button that copies the IBAN without spaces and confirms it in the same place.
 */
export function IbanText({ value, masked = false, copyable = false, ...rest }: IbanTextProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  if (import.meta.env?.DEV)
    devError(
      masked && copyable,
      'IbanText is masked and copyable. What is hidden is not handed out: leave out one of the two.',
    );
  const iban = normalizeCode(value);
  const copy = async (): Promise<void> => setCopied((await copyText(iban)) ? 'copied' : 'copyFailed');
  const end = iban.slice(-4);
  return (
    <S.Iban {...rest}>
      {masked ? (
        <>
          <S.Code aria-hidden="true">{`${iban.slice(0, 2)}•• •••• … ${end}`}</S.Code>
          <VisuallyHidden>{intl.formatMessage({ id: 'ui.iban.masked' }, { end })}</VisuallyHidden>
        </>
      ) : (
        <S.Code>{formatIban(iban)}</S.Code>
      )}
      {copyable ? (
        <>
          <S.Copy
            type="button"
            data-state={copied ?? undefined}
            aria-label={copied ? undefined : intl.formatMessage({ id: 'ui.iban.copyOf' })}
            onClick={() => void copy()}
            onBlur={() => setCopied(null)}
          >
            {copied === 'copied' ? <Icon name="check" size={16} /> : null}
            {intl.formatMessage({ id: copied ? `ui.iban.${copied}` : 'ui.iban.copy' })}
          </S.Copy>
          <VisuallyHidden role="status">
            {copied ? intl.formatMessage({ id: `ui.iban.${copied}` }) : null}
          </VisuallyHidden>
        </>
      ) : null}
    </S.Iban>
  );
}
