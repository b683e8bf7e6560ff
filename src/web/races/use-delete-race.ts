import type { Race } from '../../contract/races.ts';
import { ApiError } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import { useDeleteRace, useRestoreRace } from './races.api.ts';

/** Deletes what was confirmed; the toast takes it back for as long as it stands. */
export function useDeleteWithUndo(userId: number) {
  const toast = useToast();
  const { mutateAsync: remove, isPending } = useDeleteRace(userId);
  const { mutateAsync: restore } = useRestoreRace(userId);

  const undo = async (race: Race) => {
    try {
      await restore(race.id);
      toast({ title: 'Race restored', tone: 'good' });
    } catch (refusal) {
      tellOf(refusal, 'Failed to restore race');
    }
  };

  const deleteRace = async (race: Race): Promise<boolean> => {
    try {
      await remove(race.id);
      toast({
        title: 'Race deleted successfully!',
        tone: 'good',
        action: { label: 'Undo', onAction: () => void undo(race) },
      });
      return true;
    } catch (refusal) {
      tellOf(refusal, 'Failed to delete race');
      return false;
    }
  };

  const tellOf = (refusal: unknown, fallback: string) => {
    const text = (refusal instanceof ApiError && refusal.message) || fallback;
    toast({ title: 'Error', text, tone: 'bad' });
  };

  return { deleteRace, isPending };
}
