import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useFormData } from '../draft/index.ts';
import { Field, useControl, useControllable, useFieldId, type FieldOwnProps, type ValueProps } from '../Field/index.ts';
import { checkFile, checkImage, type FileFault, type FileLimits, type ImageLimits } from './check.ts';
import * as S from './FileField.styles.ts';

interface Base
  extends
    FieldOwnProps,
    ValueProps<File | null>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'required' | 'accept' | 'multiple' | 'width' | 'height'
    > {
  /** Selected file. Files that fail validation are not passed to `onValueChange`. */
  value?: File | null | undefined;
}

export interface FileFieldProps extends Base, FileLimits {}

/**
 * Document upload by file dialog or drag and drop. A file of another type or above the size limit shows a validation
 * error and leaves the value unchanged.
 */
export function FileField({ types, maxMb, ...rest }: FileFieldProps) {
  return (
    <Chooser
      {...rest}
      limits={{ maxMb }}
      {...(types ? { accept: types.map((type) => `.${type}`).join(',') } : {})}
      check={async (file) => checkFile(file, { types, maxMb })}
      icon={() => <Icon name="file" />}
    />
  );
}

export interface ImageFieldProps extends Base, ImageLimits {
  /** URL of the current image, shown until another file is selected. */
  current?: string | undefined;
}

/** Image upload (JPEG or PNG) with a preview. Validates file size and exact pixel dimensions by decoding the file. */
export function ImageField({ maxMb, width, height, current, ...rest }: ImageFieldProps) {
  return (
    <Chooser
      {...rest}
      limits={{ maxMb, width, height }}
      accept="image/jpeg,image/png"
      check={(file) => checkImage(file, { maxMb, width, height })}
      icon={(file) => <Preview file={file} current={current} />}
    />
  );
}

function Preview({ file, current }: { file: File | null; current: string | undefined }) {
  const preview = usePreview(file) ?? current;
  // Empty `alt`: the file name is rendered beside the image.
  return preview === undefined ? <Icon name="image" /> : <img src={preview} alt="" />;
}

/**
 * Returns an object URL for the file, or `undefined`. The URL is revoked when the file changes or the component
 * unmounts.
 */
function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource: it is made and given back together, outside rendering
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

interface ChooserProps extends Base {
  accept?: string;
  limits: ImageLimits;
  check: (file: File) => Promise<FileFault | null>;
  icon: (file: File | null) => ReactNode;
}

function Chooser({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  check,
  limits,
  value: givenValue,
  defaultValue,
  onValueChange,
  icon,
  ...rest
}: ChooserProps) {
  const intl = useIntl();
  const [fault, setFault] = useState<FileFault | null>(null);
  const lastCheck = useRef(0);
  const id = useFieldId(given);
  const { value, change } = useControllable(id, { value: givenValue, defaultValue, onValueChange }, null, () => {
    lastCheck.current += 1;
    setFault(null);
  });
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    lastCheck.current += 1;
    const turn = lastCheck.current;
    const found = await check(file);
    if (turn !== lastCheck.current) return; // another file was selected during the check
    setFault(found);
    if (!found) change(file);
  };
  const { maxMb, width, height } = limits;
  const size = maxMb === undefined ? '' : intl.formatMessage({ id: 'ui.file.limits.size' }, { size: maxMb });
  const dimensions =
    width === undefined || height === undefined
      ? ''
      : intl.formatMessage({ id: 'ui.file.limits.dimensions' }, { width, height });
  const allowed =
    size && dimensions
      ? intl.formatMessage({ id: 'ui.file.limits.sizeAndDimensions' }, { size, dimensions })
      : size || dimensions;
  const message = fault ? (
    <FormattedMessage
      id={`ui.file.fault.${fault.code}`}
      values={{ ...fault.values, types: intl.formatList(fault.types ?? [], { type: 'disjunction' }) }}
    />
  ) : (
    error
  );
  return (
    <Field {...{ label, required, optional, id }} hint={hint ?? (allowed === '' ? undefined : allowed)} error={message}>
      <S.Zone data-part="frame">
        {icon(value)}
        <S.Text>
          <span aria-hidden="true">
            <FormattedMessage id={value ? 'ui.file.replace' : 'ui.file.choose'} />
          </span>
          <small>{value ? <bdi>{value.name}</bdi> : <FormattedMessage id="ui.file.drop" />}</small>
        </S.Text>
        <Input
          {...rest}
          file={value}
          take={(file) => {
            void take(file);
          }}
        />
        {/* The button unmounts with the file, so the focus moves to the input. */}
        {value && !rest.disabled ? (
          <IconButton
            icon="close"
            data-part="remove"
            label={intl.formatMessage({ id: 'ui.file.remove' }, { name: value.name })}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.querySelector('input')?.focus();
              lastCheck.current += 1;
              setFault(null);
              change(null);
            }}
          />
        ) : null}
      </S.Zone>
      <VisuallyHidden role="status">
        {value ? <FormattedMessage id="ui.file.chosen" values={{ name: value.name }} /> : null}
      </VisuallyHidden>
    </Field>
  );
}

/** Native file input that covers the whole drop zone and handles click, keyboard and drop. */
function Input({
  take,
  file,
  onChange,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'value'> & {
  take: (file: File | undefined) => void;
  file: File | null;
}) {
  const control = useControl(rest);
  useFormData(control.id, rest.name, file);
  return (
    <S.Input
      {...rest}
      type="file"
      onChange={(event) => {
        onChange?.(event);
        const { currentTarget } = event;
        take(currentTarget.files?.[0]);
        currentTarget.value = ''; // allows the same file to be selected again after it was edited
      }}
      {...control}
    />
  );
}
