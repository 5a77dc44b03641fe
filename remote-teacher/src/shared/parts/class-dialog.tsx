import type { Classroom } from '@lemma/school/class';
import { Button, Dialog, Select } from '@lemma/ui';
import { type ReactNode, useState } from 'react';

type ClassDialogProps = {
  readonly classes: readonly Classroom[];
  readonly first: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly confirm: string;
  readonly empty: string;
  readonly pending: boolean;
  readonly onConfirm: (classId: string) => void;
  readonly onOpenChange: (open: boolean) => void;
  readonly children?: ReactNode;
};

/** Asks for the target class; `children` appear below the choice. */
export function ClassDialog({ classes, first, pending, onConfirm, children, ...props }: ClassDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const classId = chosen ?? first ?? '';
  return (
    <Dialog
      open
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.description}
      actions={
        <Button
          kind="primary"
          pending={pending}
          aria-disabled={classId === ''}
          onClick={() => classId !== '' && onConfirm(classId)}
        >
          {props.confirm}
        </Button>
      }
    >
      {classes.length === 0 ? (
        <p>{props.empty}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <Select
            label={props.label}
            value={classId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {children}
        </div>
      )}
    </Dialog>
  );
}
