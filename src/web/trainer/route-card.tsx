import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readTrainerRoute, type SharedRoute } from '../../contract/sharing.ts';
import type { Measures } from '../../domain/measures.ts';
import { LEFT_OUT_M } from '../../domain/recording/shared-route.ts';
import { call } from '../api.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { trainerKey } from '../queries/keys.ts';
import { Card } from '../ui/card.tsx';
import { gridText, RouteDrawing, sheetOf } from '../ui/charts/route-drawing.tsx';
import { useWidth } from '../ui/charts/use-width.ts';
import { Skeleton } from '../ui/skeleton.tsx';

type RouteCardProps = { trainerUrl: string; workoutId: number; distance: Measures['distance'] };

/** The way that was run, where the athlete shows routes. */
export function RouteCard({ trainerUrl, workoutId, distance }: RouteCardProps) {
  const query = useQuery({
    queryKey: [...trainerKey, trainerUrl, 'route', workoutId, { distance }],
    queryFn: ({ signal }) => {
      const params = { trainerUrl, id: workoutId };
      return call(readTrainerRoute, { params, query: { distance } }, { signal });
    },
  });
  const route = query.data?.route;
  return (
    <Card title="Route">
      {query.isError ? (
        <LoadFailure title="The route could not be loaded" query={query} />
      ) : route === undefined ? (
        <Skeleton size="h-80 w-full" />
      ) : route === null ? (
        <p className="text-small text-soft">
          There is none to see: no positions were recorded, or all of them lie within {LEFT_OUT_M}
          &nbsp;m of start or finish.
        </p>
      ) : (
        <Drawn route={route} />
      )}
    </Card>
  );
}

function Drawn({ route }: { route: SharedRoute }) {
  const [box, widthPx] = useWidth();
  const sheet = useMemo(() => sheetOf(route, Math.max(widthPx, 1)), [route, widthPx]);
  return (
    <>
      <div ref={box}>
        <div
          role="img"
          aria-label="The route, without its ends"
          className="relative overflow-hidden rounded-box border border-line print:break-inside-avoid"
          style={{ height: sheet.heightPx }}
        >
          {widthPx > 0 && (
            <RouteDrawing route={route} sheet={sheet} widthPx={widthPx} ends={null} />
          )}
        </div>
      </div>
      <p className="mt-2 text-note text-soft">
        {gridText(route)} What lies within {LEFT_OUT_M}&nbsp;m of start or finish is left out.
      </p>
    </>
  );
}
