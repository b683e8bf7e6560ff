import type { User } from '../../contract/auth.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { AnalyticsAnswer } from './analytics-answer.tsx';
import { PeriodButtons } from './period-buttons.tsx';
import { PeriodDays } from './period-days.tsx';
import { Sections } from './sections.tsx';
import { StatCards } from './stat-cards.tsx';
import { usePeriod } from './use-period.ts';

export default function AnalyticsPage({ user }: { user: User }) {
  const today = useAthletesDay(user);
  const { period, choose } = usePeriod();
  const shown = { userId: user.id, period, today };
  return (
    <>
      <PageHeader title="Analytics" answer={<AnalyticsAnswer userId={user.id} period={period} />} />
      <div className="grid gap-3 md:gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:*:w-full">
          <PeriodButtons period={period} onChoose={choose} />
          <PeriodDays userId={user.id} period={period} />
        </div>
        <StatCards {...shown} />
        <Sections {...shown} />
      </div>
    </>
  );
}
