import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Text/index.ts';

export interface PayButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Halalas. */
  total: number;
  /** The form is on its way. @default false */
  loading?: boolean;
}

/** "Pay SAR 600.00", for a gateway that brings fields but no button of its own. Submits the form around it. */
export function PayButton({ total, ...rest }: PayButtonProps) {
  return (
    <Button {...rest} type="submit" icon="lock" block>
      {/* One text, not two items of the button. */}
      <span>
        <FormattedMessage
          id="ui.payment.pay"
          values={{ amount: <Money halalas={total} fraction="always" style={{ whiteSpace: 'normal' }} /> }}
        />
      </span>
    </Button>
  );
}
