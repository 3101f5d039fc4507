import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Text/index.ts';

export interface PayButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Amount in halalas. */
  total: number;
  /** Whether the form is being submitted. @default false */
  loading?: boolean;
}

/**
 * Submit button with the amount ("Pay SAR 600"), for gateways whose fields have no button. Submits the surrounding
 * form.
 */
export function PayButton({ total, ...rest }: PayButtonProps) {
  return (
    <Button {...rest} type="submit" icon="lock" block>
      {/* One child, because the button lays out its children as separate items. */}
      <span>
        <FormattedMessage
          id="ui.payment.pay"
          values={{ amount: <Money halalas={total} style={{ whiteSpace: 'normal' }} /> }}
        />
      </span>
    </Button>
  );
}
