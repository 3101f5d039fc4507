import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { joinIds } from '../../../foundations/attributes/joinIds.ts';
import { Field, useControllable, useFieldId, type FieldOwnProps } from '../Field/index.ts';
import type { ChosenFiles } from './chosenFiles.ts';
import { FileRow } from './FileRow.tsx';
import { keyOf } from './keyOf.ts';
import { noticeOfChoice, type Notice } from './notices.ts';
import type { Upload, UploadFile } from './queue.ts';
import { RejectedFiles } from './RejectedFiles.tsx';
import { sortFiles, type FilesLimits, type RejectedFile } from './sortFiles.ts';
import { useFilesHint } from './useFilesHint.ts';
import { useUploads } from './useUploads.ts';
import { Zone } from './Zone.tsx';
import * as S from './FilesField.styles.ts';

export interface FilesFieldProps
  extends
    FieldOwnProps,
    FilesLimits,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'required' | 'accept' | 'multiple' | 'width' | 'height'
    > {
  /** Files of the field. Files that fail validation are not among them. */
  value?: readonly File[] | undefined;
  /** Initial files of an uncontrolled field; a reset of the form restores them. @default none */
  defaultValue?: readonly File[] | undefined;
  /** Called with the files after the user added or removed some. */
  onValueChange?: ((files: File[]) => void) | undefined;
  /**
   * Uploads each file as soon as it is added, at most two at a time; the files are not sent with the form. Without it
   * the form sends them under `name`.
   */
  upload?: UploadFile | undefined;
  /** Called with the uploads after each change. `areUploadsDone(uploads)` says whether the form may be sent. */
  onUploadsChange?: ((uploads: readonly Upload[]) => void) | undefined;
  /** Returns whether a file of the first value is already on the server, for a field that is mounted again. @default never */
  isUploaded?: ((file: File) => boolean) | undefined;
  /** Error of one file, for example from the server. Replaces the message of a failed upload. */
  fileError?: ((file: File) => ReactNode) | undefined;
}

const none: readonly File[] = [];

/**
 * Upload of several documents by file dialog, drag and drop or paste. Each file is checked by itself: what cannot be
 * added is listed with its reason. For one file use `FileField`.
 */
export function FilesField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  types,
  maxMb,
  maxFiles,
  maxTotalMb,
  value: givenValue,
  defaultValue,
  onValueChange,
  upload,
  onUploadsChange,
  isUploaded,
  fileError,
  name,
  disabled = false,
  ...rest
}: FilesFieldProps) {
  if (import.meta.env?.DEV)
    devError(
      upload !== undefined && name !== undefined,
      `FilesField "${name}" got upload and name. Uploaded files are not sent with the form, so name does nothing: leave it out, and send what your server returned for each file.`,
    );
  const intl = useIntl();
  const id = useFieldId(given);
  const limits = { types, maxMb, maxFiles, maxTotalMb };
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { value, change } = useControllable<readonly File[]>(
    id,
    { value: givenValue, defaultValue, onValueChange: (files) => onValueChange?.([...files]) },
    none,
    () => {
      setRejected([]);
      setNotice(null);
    },
  );
  const { uploads, queue } = useUploads(value, { upload, isUploaded, onUploadsChange, onNotice: setNotice });
  const allowed = useFilesHint(limits);

  const add = ({ files, folders }: ChosenFiles): void => {
    if (disabled || files.length + folders.length === 0) return;
    const sorted = sortFiles(value, files, limits);
    const all = [
      ...sorted.rejected,
      ...folders.map((file): RejectedFile => ({ file, fault: { code: 'folder', values: {} } })),
    ];
    setRejected(all);
    setNotice(noticeOfChoice(sorted.added.length, all.length));
    if (sorted.added.length > 0) change([...value, ...sorted.added]);
  };
  const focusInput = (): void => document.getElementById(id)?.focus();
  const remove = (file: File, button: HTMLElement): void => {
    // The button is removed with its row.
    const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])];
    const index = buttons.indexOf(button);
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else focusInput();
    setNotice({ id: 'removed', values: { name: file.name } });
    change(value.filter((other) => other !== file));
  };
  return (
    <div>
      <Field {...{ label, required, optional, id, error }} hint={hint ?? allowed}>
        <Zone
          {...rest}
          {...{ disabled, types }}
          name={upload ? undefined : name}
          files={value}
          aria-describedby={joinIds(rest['aria-describedby'], rejected.length > 0 && `${id}-rejected`)}
          onAdd={add}
        />
      </Field>
      {value.length > 0 ? (
        <S.Files role="list" data-part="files" aria-label={intl.formatMessage({ id: 'ui.files.list' })}>
          {value.map((file) => (
            <FileRow
              key={keyOf(file)}
              file={file}
              upload={upload ? uploads.get(file) : undefined}
              error={fileError?.(file)}
              disabled={disabled}
              onRemove={(button) => remove(file, button)}
              onCancel={() => queue.cancel(file)}
              onRetry={() => queue.retry(file)}
            />
          ))}
        </S.Files>
      ) : null}
      {rejected.length > 0 ? (
        <RejectedFiles
          id={`${id}-rejected`}
          files={rejected}
          onDismiss={(entry) => setRejected(rejected.filter((other) => other !== entry))}
          onEmpty={focusInput}
        />
      ) : null}
      {/* The key replaces the text, so that the same announcement is announced again. */}
      <VisuallyHidden role="status">
        {notice ? <FormattedMessage key={keyOf(notice)} id={`ui.files.${notice.id}`} values={notice.values} /> : null}
      </VisuallyHidden>
    </div>
  );
}
