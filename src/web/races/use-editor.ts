import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { draftNames, readDraft, removeDraft, writeDraft } from '../kept-entries/draft-store.ts';
import { draftNameOf } from '../kept-entries/drafted-entry.ts';
import { useToast } from '../ui/toaster.tsx';
import { RACES } from './races.api.ts';

/** The one form that is open. */
type Editor = { form: 'add'; raceId: null } | { form: 'edit' | 'result'; raceId: number };

type Shown = { editor: Editor | null; number: number };

/**
 * Which form is open: at first one that was left half typed, on the page of a race only its own.
 * Closing one that was typed into offers to take that back; the focus goes back to the button that
 * opened it, which carries `data-opens`.
 */
export function useEditor(userId: number, onlyRaceId?: number) {
  const toast = useToast();
  const [shown, setShown] = useState<Shown>(() => ({
    editor: halfTyped(userId, onlyRaceId),
    number: 0,
  }));
  const current = useRef<Editor | null>(shown.editor);
  const closed = useRef<Editor | null>(null);

  useLayoutEffect(() => {
    if (shown.editor || !closed.current) return;
    focusOpener(closed.current);
    closed.current = null;
  }, [shown]);

  const show = useCallback((editor: Editor | null) => {
    closed.current = editor ? null : current.current;
    current.current = editor;
    setShown(({ number }) => ({ editor, number: number + 1 }));
  }, []);

  /** `typed` is what the form holds where it was closed by mistake. */
  const open = useCallback(
    (editor: Editor | null, typed: object | null = null) => {
      if (editor && !typed && isSameForm(editor, current.current)) return focusForm();
      const closing = current.current;
      const thrown = closing && takeDraft({ userId, name: draftNameOfForm(closing) });
      if (editor && typed) writeDraft({ userId, name: draftNameOfForm(editor) }, typed);
      show(editor);
      if (!thrown) return;
      toast({
        title: 'Changes discarded',
        action: { label: 'Undo', onAction: () => open(closing, thrown) },
      });
    },
    [show, toast, userId],
  );

  return {
    editor: shown.editor,
    /** Another one with every opening, for the form to begin anew. */
    number: shown.number,
    open,
    cancel: () => open(null),
    /** Saved: nothing is lost. */
    done: () => show(null),
  };
}

/** A race has two forms. */
export function resultDraftName(raceId: number): string {
  return draftNameOf('race result', raceId);
}

function draftNameOfForm({ form, raceId }: Editor): string {
  return form === 'result' ? resultDraftName(raceId) : draftNameOf(RACES.noun, raceId);
}

function halfTyped(userId: number, onlyRaceId: number | undefined): Editor | null {
  const editors = draftNames(userId).flatMap(editorOf);
  const ofThisPage = ({ raceId }: Editor) => onlyRaceId === undefined || raceId === onlyRaceId;
  return editors.find(ofThisPage) ?? null;
}

function editorOf(draftName: string): Editor[] {
  if (draftName === draftNameOf(RACES.noun, null)) return [{ form: 'add', raceId: null }];
  const [, isResult, id] = /^race( result)?-(\d+)$/.exec(draftName) ?? [];
  if (!id) return [];
  return [{ form: isResult ? 'result' : 'edit', raceId: Number(id) }];
}

function takeDraft(of: { userId: number; name: string }): object | null {
  const draft = readDraft(of);
  removeDraft(of);
  return typeof draft === 'object' ? draft : null;
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
