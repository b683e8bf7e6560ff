import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Race, RaceBody } from '../../contract/races.ts';
import { ApiError } from '../api.ts';
import { errorsByField, type FieldErrors } from '../form-check.ts';
import { racesQuery } from '../log-queries.ts';
import { newKey } from '../new-key.ts';
import { useToast } from '../ui/toaster.tsx';
import { bodyOf } from './race-values.ts';
import { useAddRace, useUpdateRace } from './races.api.ts';

export type Outcome =
  | { state: 'saved'; race: Race }
  | { state: 'refused'; errors: FieldErrors }
  /** Changed elsewhere: the list holds the newer version by now. */
  | { state: 'overtaken' };

/** Adds or changes a race and says what came of it, with the way back. */
export function useSaveRace(userId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const add = useAddRace(userId);
  const update = useUpdateRace(userId);
  const firstTry = useRef<{ key: string; sent: RaceBody | null }>({ key: newKey(), sent: null });

  const saveNew = async (body: RaceBody): Promise<Outcome> => {
    const { key, sent } = firstTry.current;
    firstTry.current = { key, sent: sent ?? body };
    try {
      const race = await add.mutateAsync({ key, body, earlier: sent });
      firstTry.current = { key: newKey(), sent: null };
      toast({ title: 'Race added successfully!', tone: 'good' });
      return { state: 'saved', race };
    } catch (refusal) {
      // Only silence leaves it open whether the race was added; a refusal does not.
      if (refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500) {
        firstTry.current = { key, sent };
      }
      return tellOf(refusal, 'Failed to add race');
    }
  };

  /** `seen` is the race as it was when its form was opened. */
  const saveChange = async (seen: Race, body: RaceBody): Promise<Outcome> => {
    try {
      const race = await update.mutateAsync({ id: seen.id, version: seen.version, body });
      toast({
        title: 'Race updated successfully!',
        tone: 'good',
        action: { label: 'Undo', onAction: () => void putBack(race, seen) },
      });
      return { state: 'saved', race };
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.code === 'conflict') {
        await queryClient.invalidateQueries({ queryKey: racesQuery(userId).queryKey });
        tellOf(refusal, 'Failed to update race');
        return { state: 'overtaken' };
      }
      return tellOf(refusal, 'Failed to update race');
    }
  };

  const putBack = async (saved: Race, before: Race) => {
    try {
      await update.mutateAsync({ id: saved.id, version: saved.version, body: bodyOf(before) });
      toast({ title: 'Race put back as it was', tone: 'good' });
    } catch (refusal) {
      tellOf(refusal, 'Failed to update race');
    }
  };

  const tellOf = (refusal: unknown, fallback: string): Outcome => {
    const isAnswer = refusal instanceof ApiError;
    const text = (isAnswer && refusal.message) || fallback;
    toast({ title: 'Error', text, tone: 'bad' });
    return { state: 'refused', errors: isAnswer ? errorsByField(refusal.issues) : {} };
  };

  return { saveNew, saveChange, isSaving: add.isPending || update.isPending };
}
