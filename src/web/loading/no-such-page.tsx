import { upperFirst } from '../../domain/upper-first.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** In the place of one race or workout of the athlete's that is not there. */
export function NoSuchPage({ noun, listHref }: { noun: string; listHref: string }) {
  return (
    <>
      <PageHeader
        title={`${upperFirst(noun)} not found`}
        lead={`There is no ${noun} of yours at this address. It may have been deleted.`}
      />
      <ButtonLink href={listHref} tone="quiet">
        All {noun}s
      </ButtonLink>
    </>
  );
}
