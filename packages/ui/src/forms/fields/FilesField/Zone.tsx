import { useState, type ComponentPropsWithRef, type DragEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import { useFormData } from '../draft/index.ts';
import { useControl } from '../Field/index.ts';
import { chosenFiles, hasFiles, type ChosenFiles } from './chosenFiles.ts';
import * as S from './FilesField.styles.ts';

// i18n-ignore: covered by the stories of FilesField.
export interface ZoneProps extends Omit<ComponentPropsWithRef<'input'>, 'value'> {
  types: readonly string[] | undefined;
  files: readonly File[];
  onAdd: (chosen: ChosenFiles) => void;
}

/** Drop zone under a native file input, which handles click and keyboard. */
export function Zone({ types, files, onAdd, onChange, ...rest }: ZoneProps) {
  const control = useControl(rest);
  const [dragging, setDragging] = useState(false);
  useFormData(control.id, rest.name, files);
  const onDrag = (event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer) || rest.disabled) return;
    // Without it the browser opens the file instead of dropping it.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setDragging(true);
  };
  return (
    <S.Zone
      data-part="frame"
      data-dragging={dragging || undefined}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
      }}
      onDrop={(event) => {
        setDragging(false);
        if (!hasFiles(event.dataTransfer) || rest.disabled) return;
        event.preventDefault();
        onAdd(chosenFiles(event.dataTransfer));
      }}
      onPaste={(event) => {
        if (!hasFiles(event.clipboardData)) return;
        event.preventDefault();
        onAdd(chosenFiles(event.clipboardData));
      }}
    >
      <Icon name="file" />
      <S.Text>
        <span aria-hidden="true">
          <FormattedMessage id={dragging ? 'ui.files.dropNow' : 'ui.files.choose'} />
        </span>
        <small>
          <FormattedMessage id="ui.files.drop" />
        </small>
      </S.Text>
      <S.Input
        {...rest}
        type="file"
        multiple
        {...(types ? { accept: types.map((type) => `.${type}`).join(',') } : {})}
        onChange={(event) => {
          onChange?.(event);
          const { currentTarget } = event;
          onAdd({ files: [...(currentTarget.files ?? [])], folders: [] });
          currentTarget.value = ''; // allows the same file to be selected again after it was edited
        }}
        {...control}
      />
    </S.Zone>
  );
}
