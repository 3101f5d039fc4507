import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconButton } from '../../../components/Button/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { FileFault } from '../FileField/check.ts';
import { FileName } from './FileName.tsx';
import type { Upload } from './queue.ts';
import type { FilesFault } from './sortFiles.ts';
import * as S from './FilesField.styles.ts';

// i18n-ignore: covered by the stories of FilesField.

const MB = 1024 * 1024;

/** Size of a file in the locale's digits: kilobytes below one megabyte. */
function FileSize({ bytes }: { bytes: number }) {
  const intl = useIntl();
  const large = bytes >= MB;
  const size = intl.formatNumber(bytes / (large ? MB : 1024), { maximumFractionDigits: large || bytes < 1024 ? 1 : 0 });
  return (
    <span>
      <FormattedMessage id={large ? 'ui.files.size.mb' : 'ui.files.size.kb'} values={{ size }} />
    </span>
  );
}

/** Why a file was not added, and what to do. */
export function FaultText({ fault }: { fault: FileFault | FilesFault }) {
  const intl = useIntl();
  if ('types' in fault || fault.code === 'size')
    return (
      <FormattedMessage
        id={`ui.file.fault.${fault.code}`}
        values={{
          ...fault.values,
          types: intl.formatList('types' in fault ? (fault.types ?? []) : [], { type: 'disjunction' }),
        }}
      />
    );
  return <FormattedMessage id={`ui.files.fault.${fault.code as FilesFault['code']}`} values={fault.values} />;
}

export interface FileRowProps {
  file: File;
  /** Upload of the file; without it the file is sent with the form. */
  upload?: Upload | undefined;
  error?: ReactNode;
  disabled: boolean;
  /** Called with the button, which the row may lose. */
  onRemove: (button: HTMLElement) => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** Row of an added file: name, size, progress, and what can be done with it. */
export function FileRow({ file, upload, error, disabled, onRemove, onCancel, onRetry }: FileRowProps) {
  const intl = useIntl();
  const { name } = file;
  const { state } = upload ?? {};
  const running = state === 'waiting' || state === 'uploading';
  const retryable = state === 'failed' || state === 'cancelled';
  const percent = intl.formatNumber(upload?.progress ?? 0, { style: 'percent' });
  const fault = error ?? (state === 'failed' ? <FormattedMessage id="ui.files.state.failed" /> : null);
  return (
    <S.File data-part="file" data-state={state} data-faulty={fault ? '' : undefined}>
      <Icon name={fault ? 'warning' : state === 'done' ? 'check' : 'file'} />
      <S.Details>
        <FileName name={name} />
        {state === 'uploading' ? (
          <S.Progress
            max={1}
            value={upload?.progress ?? 0}
            aria-label={intl.formatMessage({ id: 'ui.files.progress' }, { name })}
            aria-valuetext={percent}
          />
        ) : null}
        <S.Meta>
          <FileSize bytes={file.size} />
          {state === 'uploading' ? <span aria-hidden="true">{percent}</span> : null}
          {state === 'waiting' || state === 'done' || state === 'cancelled' ? (
            <span>
              <FormattedMessage id={`ui.files.state.${state}`} />
            </span>
          ) : null}
        </S.Meta>
        {fault ? <S.Fault>{fault}</S.Fault> : null}
        {retryable && !disabled ? (
          <Button
            variant="secondary"
            size="sm"
            data-part="retry"
            aria-label={intl.formatMessage({ id: 'ui.files.retryOf' }, { name })}
            onClick={({ currentTarget }) => {
              // This button is removed from the row.
              currentTarget.closest('li')?.querySelector<HTMLElement>('[data-part="remove"]')?.focus();
              onRetry();
            }}
          >
            <FormattedMessage id="ui.retry" />
          </Button>
        ) : null}
      </S.Details>
      {disabled ? null : (
        <IconButton
          icon="close"
          data-part="remove"
          label={intl.formatMessage({ id: running ? 'ui.files.cancel' : 'ui.file.remove' }, { name })}
          onClick={({ currentTarget }) => {
            if (running) onCancel();
            else onRemove(currentTarget);
          }}
        />
      )}
    </S.File>
  );
}
