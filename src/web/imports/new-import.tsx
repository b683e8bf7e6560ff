import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '../../contract/imports.ts';
import { messageOf } from '../api.ts';
import { accountId } from '../offline/account-id.ts';
import { forgetShared, sharedFiles } from '../offline/shared-files.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatFileSize } from '../ui/file-size.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { countText } from '../words/amounts.ts';
import type { ChosenFile } from './dropped-files.ts';
import { ImportDrop } from './import-drop.tsx';
import { sendFiles } from './send-files.ts';

type Sending = { files: ChosenFile[]; bytes: number; share: number };

/** The one drop area: whatever is dropped is sent at once, and its import opens. */
export function NewImport() {
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const stop = useRef<AbortController | null>(null);
  // Files half sent are of no use to anybody.
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (files: ChosenFile[], onSent?: () => Promise<void>) => {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    const refusal = refusalOf(files.length, bytes);
    setError(refusal);
    if (refusal) return;
    const controller = new AbortController();
    stop.current = controller;
    setSending({ files, bytes, share: 0 });
    try {
      const id = await sendFiles(files, {
        keep: true,
        signal: controller.signal,
        onSent: (share) => setSending({ files, bytes, share }),
      });
      await onSent?.();
      void queryClient.invalidateQueries({ queryKey: ['imports'] });
      navigate(`/imports/${id}`);
    } catch (failure) {
      const isStopped = failure instanceof DOMException && failure.name === 'AbortError';
      setError(isStopped ? null : messageOf(failure, SENDING_FAILED));
    } finally {
      stop.current = null;
      setSending(null);
    }
  };

  const userId = accountId(queryClient);
  const [ofNobody, setOfNobody] = useState<File[]>([]);

  const sendShared = async (files: readonly File[], of: number | 'nobody') => {
    const chosen = files.map((file) => ({ path: file.name, file }));
    await send(chosen, () => forgetShared(of));
  };

  // What another app shared waits on the device until it was sent; once a visit it is tried.
  const lookForShared = useEffectEvent(async () => {
    if (userId === null) return;
    const found = await sharedFiles(userId);
    setOfNobody(found.ofNobody);
    if (found.own.length > 0) await sendShared(found.own, userId);
  });
  useEffect(() => void lookForShared(), []);

  const removeShared = async () => {
    await forgetShared('nobody');
    setOfNobody([]);
  };

  if (!sending) {
    return (
      <div className="grid gap-4">
        {ofNobody.length > 0 && (
          <SharedByWhom
            files={ofNobody}
            onTake={() => void sendShared(ofNobody, 'nobody')}
            onRemove={() => void removeShared()}
          />
        )}
        <ImportDrop
          mostFiles={MAX_IMPORT_FILES}
          error={error}
          onFiles={(files) => void send(files)}
        />
      </div>
    );
  }
  const { files, bytes, share } = sending;
  const [first] = files;
  return (
    <Card>
      <div className="grid gap-3">
        <ProgressBar
          label={`Sending ${files.length === 1 && first ? first.path : countText(files.length, 'file')}`}
          percent={100 * share}
          text={
            share < 1
              ? `${formatFileSize(share * bytes)} of ${formatFileSize(bytes)}`
              : 'Sent. The server puts it away safely.'
          }
        />
        <div>
          <Button tone="quiet" icon="close" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        </div>
      </div>
    </Card>
  );
}

type SharedByWhomProps = { files: readonly File[]; onTake: () => void; onRemove: () => void };

/** A device may be several people's: nothing is taken into a log that may be somebody else's. */
function SharedByWhom({ files, onTake, onRemove }: SharedByWhomProps) {
  const names = files.map(({ name }) => name).join(', ');
  return (
    <Card title="Are these yours?" lead="Shared to this device while nobody was signed in.">
      <p className="text-small wrap-anywhere">{names}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onTake}>Import {files.length === 1 ? 'it' : 'them'}</Button>
        <Button tone="quiet" icon="remove" onClick={onRemove}>
          Remove from this device
        </Button>
      </div>
    </Card>
  );
}

const SENDING_FAILED = 'The files could not be sent. Nothing was imported. Try again in a moment.';

function refusalOf(count: number, bytes: number): string | null {
  if (count > MAX_IMPORT_FILES) {
    return `These are ${count.toLocaleString('en')} files or more; at most ${MAX_IMPORT_FILES.toLocaleString('en')} go at once. Choose a part of them, or pack them into a zip.`;
  }
  if (bytes > MAX_IMPORT_BYTES) {
    return `These are ${formatFileSize(bytes)}; at most ${formatFileSize(MAX_IMPORT_BYTES)} go at once. Choose a part of them.`;
  }
  return null;
}
