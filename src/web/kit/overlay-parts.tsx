import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toaster.tsx';
import { KitSection } from './kit-section.tsx';

export function OverlayParts() {
  const toast = useToast();
  const [shown, setShown] = useState<'none' | 'dialog' | 'confirm'>('none');
  const [name, setName] = useState('');
  const close = () => setShown('none');
  return (
    <KitSection title="Over the page" files="dialog, confirm-dialog, toaster, icon-button">
      <Card>
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" onClick={() => setShown('dialog')}>
            Dialog
          </Button>
          <Button tone="quiet" onClick={() => setShown('confirm')}>
            ConfirmDialog
          </Button>
          <Button
            tone="quiet"
            onClick={() => toast({ tone: 'good', title: 'Workout logged successfully!' })}
          >
            Toast, good
          </Button>
          <Button
            tone="quiet"
            onClick={() =>
              toast({
                title: 'Workout deleted',
                text: 'Long run of 20 November',
                action: { label: 'Undo', onAction: () => toast({ title: 'It is back' }) },
              })
            }
          >
            Toast, undo
          </Button>
          <Button
            tone="quiet"
            onClick={() =>
              toast({
                tone: 'bad',
                title: 'Validation Error',
                text: 'Duration must be in H:MM format',
              })
            }
          >
            Toast, bad
          </Button>
        </div>
      </Card>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Add New Race"
        actions={<Button onClick={close}>Add Race</Button>}
      >
        <TextField label="Name" value={name} onChange={setName} required />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        title="Are you sure you want to delete this race?"
        text="Spring Half, 11 December"
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </KitSection>
  );
}
