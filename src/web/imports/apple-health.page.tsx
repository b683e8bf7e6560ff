import { PageHeader } from '../ui/page-header.tsx';
import HealthImport from './health-import.tsx';

export default function AppleHealthPage() {
  return (
    <>
      <PageHeader
        title="Apple Health Import"
        lead="Bring your whole history: nothing is lost, nothing doubled, and everything can be taken back."
      />
      <HealthImport />
    </>
  );
}
