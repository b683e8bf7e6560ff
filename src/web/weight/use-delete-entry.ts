import type { WeightEntry } from '../../contract/weight.ts';
import { ApiError } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import { useDeleteWeight, useRestoreWeight } from './weight.api.ts';

/** Asks nothing first: the toast takes it back for as long as it stands. */
export function useDeleteEntry() {
  const toast = useToast();
  const { mutateAsync: remove, isPending } = useDeleteWeight();
  const { mutateAsync: restore } = useRestoreWeight();

  const undo = async ({ id }: WeightEntry) => {
    try {
      await restore(id);
      toast({ title: 'Weight entry restored', tone: 'good' });
    } catch (refusal) {
      tellOf(refusal, 'Failed to restore entry');
    }
  };

  const deleteEntry = async (entry: WeightEntry): Promise<boolean> => {
    if (isPending) return false;
    try {
      await remove(entry.id);
      toast({
        title: 'Weight entry deleted',
        action: { label: 'Undo', onAction: () => void undo(entry) },
      });
      return true;
    } catch (refusal) {
      tellOf(refusal, 'Failed to delete entry');
      return false;
    }
  };

  const tellOf = (refusal: unknown, fallback: string) => {
    const text = (refusal instanceof ApiError && refusal.message) || fallback;
    toast({ title: 'Error', text, tone: 'bad' });
  };

  return deleteEntry;
}
