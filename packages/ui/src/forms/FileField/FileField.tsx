import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Field, useControl, type FieldOwnProps } from '../Field/index.ts';
import { checkFile, checkImage, type FileFault, type FileLimits, type ImageLimits } from './check.ts';
import * as S from './FileField.styles.ts';

interface Base
  extends
    FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'accept' | 'multiple' | 'width' | 'height'
    > {
  /** The chosen file; only one that keeps the limits gets here. */
  value: File | null;
  onValueChange: (file: File | null) => void;
}

export interface FileFieldProps extends Base, FileLimits {}

/** A document: chosen with the platform's own dialog, or dropped. A file beyond the limits is refused with its own message and changes nothing. */
export function FileField({ types, maxMb, ...rest }: FileFieldProps) {
  return (
    <Chooser
      {...rest}
      limits={{ maxMb }}
      {...(types ? { accept: types.map((type) => `.${type}`).join(',') } : {})}
      check={async (file) => checkFile(file, { types, maxMb })}
      icon={<Icon name="file" />}
    />
  );
}

export interface ImageFieldProps extends Base, ImageLimits {
  /** Address of the picture that is there already, shown until another is chosen. */
  current?: string | undefined;
}

/** A picture, jpg or png, with a preview. Size and exact dimensions are checked by reading the file, each with its own message. */
export function ImageField({ maxMb, width, height, current, ...rest }: ImageFieldProps) {
  const preview = usePreview(rest.value) ?? current;
  // The name beside it says which picture it is.
  const icon = preview === undefined ? <Icon name="image" /> : <img src={preview} alt="" />;
  return (
    <Chooser
      {...rest}
      limits={{ maxMb, width, height }}
      accept="image/jpeg,image/png"
      check={(file) => checkImage(file, { maxMb, width, height })}
      icon={icon}
    />
  );
}

/** An address for a file in the browser's memory, given back when the file changes or leaves. */
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
  icon: ReactNode;
}

function Chooser({
  label,
  hint,
  error,
  required,
  optional,
  id,
  check,
  limits,
  value,
  onValueChange,
  icon,
  ...rest
}: ChooserProps) {
  const intl = useIntl();
  const [fault, setFault] = useState<FileFault | null>(null);
  const asked = useRef(0);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    asked.current += 1;
    const turn = asked.current;
    const found = await check(file);
    if (turn !== asked.current) return; // another was chosen while this one was read
    setFault(found);
    if (!found) onValueChange(file);
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
      <S.Zone>
        {icon}
        <S.Words>
          <span aria-hidden="true">
            <FormattedMessage id={value ? 'ui.file.replace' : 'ui.file.choose'} />
          </span>
          <small>{value ? <bdi>{value.name}</bdi> : <FormattedMessage id="ui.file.drop" />}</small>
        </S.Words>
        <Input
          {...rest}
          take={(file) => {
            void take(file);
          }}
        />
        {/* The button goes with the file; the focus stays with the field. */}
        {value && !rest.disabled ? (
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'ui.file.remove' }, { name: value.name })}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.querySelector('input')?.focus();
              asked.current += 1;
              setFault(null);
              onValueChange(null);
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

/** The platform's input fills the whole zone, so that press, keyboard and drop are all its own. */
function Input({
  take,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> & { take: (file: File | undefined) => void }) {
  return (
    <S.Input
      {...rest}
      type="file"
      onChange={({ currentTarget }) => {
        take(currentTarget.files?.[0]);
        currentTarget.value = ''; // so that the same file, put right, can be chosen again
      }}
      {...useControl()}
    />
  );
}
