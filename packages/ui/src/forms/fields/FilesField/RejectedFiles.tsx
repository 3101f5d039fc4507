import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { FileName } from './FileName.tsx';
import { FaultText } from './FileRow.tsx';
import { keyOf } from './keyOf.ts';
import type { RejectedFile } from './sortFiles.ts';
import * as S from './FilesField.styles.ts';

// i18n-ignore: covered by the stories of FilesField.
export interface RejectedFilesProps {
  /** Id of the list, for `aria-describedby` of the input. */
  id: string;
  files: readonly RejectedFile[];
  onDismiss: (entry: RejectedFile) => void;
  /** Called before the last message is removed, to move the focus. */
  onEmpty: () => void;
}

/** Files that were not added, each with its reason. They are not part of the value. */
export function RejectedFiles({ id, files, onDismiss, onEmpty }: RejectedFilesProps) {
  const intl = useIntl();
  const dismiss = (entry: RejectedFile, button: HTMLElement): void => {
    const row = button.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
    if (next) next.focus();
    else onEmpty();
    onDismiss(entry);
  };
  return (
    <S.Rejected data-part="rejected" id={id}>
      <p id={`${id}-title`}>
        <Icon name="warning" size={18} />
        <span>
          <FormattedMessage id="ui.files.rejected" values={{ count: files.length }} />
        </span>
      </p>
      <S.Files role="list" aria-labelledby={`${id}-title`}>
        {files.map((entry) => (
          <S.File key={keyOf(entry)} data-faulty="">
            <S.Details>
              <FileName name={entry.file.name} />
              <S.Fault>
                <FaultText fault={entry.fault} />
              </S.Fault>
            </S.Details>
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'ui.files.dismiss' }, { name: entry.file.name })}
              onClick={({ currentTarget }) => dismiss(entry, currentTarget)}
            />
          </S.File>
        ))}
      </S.Files>
    </S.Rejected>
  );
}
