import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldRow, FormActions } from '../../forms/fields/Field/index.ts';
import { Fieldset } from '../../forms/fields/Fieldset/index.ts';
import {
  Form,
  FormCheckbox,
  FormDateField,
  FormPhoneField,
  FormTextField,
  FormWordCountedTextArea,
  SubmitButton,
  useFormValue,
} from '../../forms/formik/index.ts';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import { emptyGift, giftSchema, type Gift } from './gift.ts';
import { GiftCard } from './GiftCard.tsx';
import * as S from './GiftDialog.styles.ts';

interface GiftProps {
  /** Title of the program that receives the donation, shown on the card. */
  program: string;
  /** Gift to edit, or a draft to continue. Read when the dialog opens. @default a new one */
  gift?: Partial<Gift> | undefined;
  /** Exclusive upper bound of the number of words in the message. @default 50 */
  maxWords?: number | undefined;
  /** First selectable notification day, ISO date: usually today. */
  minDate?: string | undefined;
  /**
   * Called with the gift as cast by its schema. Handle failures in it and pass them back as `serverErrors` or
   * `failure`.
   */
  onSubmit: (gift: Gift) => void | Promise<void>;
  /** Server errors by field name of the gift. */
  serverErrors?: Record<string, string[]> | null | undefined;
  /** Message of a failed submission. The input is preserved and a retry button is shown. */
  failure?: string | null | undefined;
}

export interface GiftDialogProps
  extends
    GiftProps,
    Omit<DialogProps, keyof GiftProps | 'title' | 'description' | 'footer' | 'size' | 'dismissible' | 'children'> {}

/**
 * Dialog to make a donation a gift: receiver, sender, message and notification date. The card preview updates while the
 * user types.
 */
export function GiftDialog({
  program,
  gift,
  maxWords = 50,
  minDate,
  onSubmit,
  serverErrors,
  failure,
  ...dialog
}: GiftDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="lg"
      title={<FormattedMessage id={gift?.receiver_name ? 'ui.gift.editTitle' : 'ui.gift.title'} />}
    >
      <GiftForm {...{ program, gift, maxWords, minDate, onSubmit, serverErrors, failure }} />
    </Dialog>
  );
}

function GiftForm({
  program,
  gift,
  maxWords,
  minDate,
  onSubmit,
  serverErrors,
  failure,
}: GiftProps & { maxWords: number }) {
  const intl = useIntl();
  const [schema] = useState(() => giftSchema(maxWords, minDate));
  return (
    <Form
      initialValues={{ ...emptyGift, ...gift }}
      schema={schema}
      onSubmit={onSubmit}
      serverErrors={serverErrors}
      failure={failure}
    >
      <S.Layout>
        <S.Fields>
          <FieldRow>
            <FormTextField name="receiver_name" required autoComplete="off" />
            <FormTextField name="sender_name" optional autoComplete="name" />
          </FieldRow>
          <FormWordCountedTextArea
            name="message"
            label={intl.formatMessage({ id: 'ui.gift.message' })}
            optional
            maxWords={maxWords}
            rows={3}
          />
          <FormCheckbox name="show_amount" label={intl.formatMessage({ id: 'ui.gift.showAmount' })} />
          <Fieldset
            label={<FormattedMessage id="ui.gift.notify" />}
            hint={<FormattedMessage id="ui.gift.notifyHint" />}
          >
            <FieldRow>
              {/* language-check-ignore autocomplete -- of the receiver: the browser would fill in the giver */}
              <FormPhoneField name="mobile" optional autoComplete="off" />
              {/* language-check-ignore autocomplete -- of the receiver: the browser would fill in the giver */}
              <FormTextField name="email" type="email" inputMode="email" ltr optional autoComplete="off" />
            </FieldRow>
            <FormDateField
              name="notify_on"
              optional
              {...(minDate === undefined ? {} : { min: minDate })}
              hint={<FormattedMessage id="ui.gift.notifyOnHint" />}
            />
          </Fieldset>
          <FormActions>
            <SubmitButton variant="giving" icon="heart" block>
              <FormattedMessage id={gift?.receiver_name ? 'ui.gift.save' : 'ui.gift.add'} />
            </SubmitButton>
          </FormActions>
        </S.Fields>
        <Preview program={program} />
      </S.Layout>
    </Form>
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Live preview of the card. Not a live region, because screen readers already announce the typed text. */
function Preview({ program }: { program: string }) {
  return (
    <S.Preview>
      <p>
        <FormattedMessage id="ui.gift.preview" />
      </p>
      <GiftCard
        program={program}
        receiver={text(useFormValue('receiver_name'))}
        sender={text(useFormValue('sender_name'))}
        message={text(useFormValue('message'))}
      />
    </S.Preview>
  );
}
