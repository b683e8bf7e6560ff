import { PageHeader } from '../ui/page-header.tsx';
import { ChartParts } from './chart-parts.tsx';
import { ColourParts } from './colour-parts.tsx';
import { ControlParts } from './control-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { FigureParts, ListParts } from './figure-parts.tsx';
import { InUse } from './in-use.tsx';
import { OverlayParts } from './overlay-parts.tsx';
import { ScreenParts, StateParts } from './state-parts.tsx';

/** Every part in every state, for those who build pages with them. Development only. */
export default function KitPage() {
  return (
    <>
      <PageHeader
        title="The kit"
        lead="Every part of Longrun’s pages, in each of its states. Props go in, markup comes out; the file beside each heading is the reference."
      />
      <InUse />
      <ColourParts />
      <ControlParts />
      <FieldParts />
      <FigureParts />
      <ListParts />
      <ChartParts />
      <StateParts />
      <OverlayParts />
      <ScreenParts />
    </>
  );
}
