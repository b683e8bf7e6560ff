import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useToast } from '../ui/toaster.tsx';
import type { RaceValues } from './race-values.ts';
import type { ResultValues } from './result-values.ts';

/** The one form that is open; `values` are what it begins with where it was closed by mistake. */
export type Editor =
  | { form: 'add'; raceId: null; values?: RaceValues }
  | { form: 'edit'; raceId: number; values?: RaceValues }
  | { form: 'result'; raceId: number; values?: ResultValues };

type Shown = { editor: Editor | null; number: number };

/**
 * Which form is open. Closing one that was typed into offers to take that back; the focus goes
 * back to the button that opened it, which carries `data-opens`.
 */
export function useEditor() {
  const toast = useToast();
  const [shown, setShown] = useState<Shown>({ editor: null, number: 0 });
  const current = useRef<Editor | null>(null);
  const typed = useRef<Editor | null>(null);
  const closed = useRef<Editor | null>(null);

  useLayoutEffect(() => {
    if (shown.editor || !closed.current) return;
    focusOpener(closed.current);
    closed.current = null;
  }, [shown]);

  const show = useCallback((editor: Editor | null) => {
    typed.current = editor?.values ? editor : null;
    closed.current = editor ? null : current.current;
    current.current = editor;
    setShown(({ number }) => ({ editor, number: number + 1 }));
  }, []);

  const open = useCallback(
    (editor: Editor | null) => {
      if (editor && !editor.values && isSameForm(editor, current.current)) return focusForm();
      const thrown = typed.current;
      show(editor);
      if (!thrown) return;
      toast({
        title: 'Changes discarded',
        action: { label: 'Undo', onAction: () => open(thrown) },
      });
    },
    [show, toast],
  );

  return {
    editor: shown.editor,
    /** Another one with every opening, for the form to begin anew. */
    number: shown.number,
    open,
    cancel: () => open(null),
    /** Saved: nothing is lost. */
    done: () => show(null),
    /** What is in the form by now; null where it stands as it began. */
    keep: useCallback((editor: Editor | null) => {
      typed.current = editor;
    }, []),
  };
}

export type Editing = ReturnType<typeof useEditor>;

export function openerOf({ form, raceId }: Pick<Editor, 'form' | 'raceId'>): string {
  return raceId === null ? form : `${form}-${raceId}`;
}

function isSameForm(one: Editor, other: Editor | null): boolean {
  return other !== null && openerOf(one) === openerOf(other);
}

function focusForm(): void {
  document.querySelector<HTMLElement>('form[data-race-form] :is(input, button)')?.focus();
}

function focusOpener(editor: Editor): void {
  const names = [
    openerOf(editor),
    ...(editor.raceId === null ? [] : [openerOf({ form: 'edit', raceId: editor.raceId })]),
    openerOf({ form: 'add', raceId: null }),
  ];
  const openers = names.map((name) =>
    document.querySelector<HTMLElement>(`[data-opens="${name}"]`),
  );
  openers.find((opener) => opener !== null)?.focus();
}
