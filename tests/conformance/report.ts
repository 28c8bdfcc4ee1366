// What every kind of golden record reports: how many passed, which failed and why, which were skipped and why.

export interface Failure {
  readonly id: string;
  readonly why: string;
}
export interface Report {
  passed: number;
  readonly failed: Failure[];
  readonly skipped: Failure[];
  /** Answers that differ from the record on purpose, with the reason; counted apart from those that passed. */
  readonly deviating?: Failure[];
}

export function newReport(): Report {
  return { passed: 0, failed: [], skipped: [], deviating: [] };
}

/** Adds the counts of one report to another. */
export function addReport(to: Report, from: Report): void {
  to.passed += from.passed;
  to.failed.push(...from.failed);
  to.skipped.push(...from.skipped);
  to.deviating?.push(...(from.deviating ?? []));
}

export function summaryLine(kind: string, report: Report): string {
  const counts = `${kind}: ${report.passed} passed, ${report.failed.length} failed, ${report.skipped.length} skipped`;
  const deviating = report.deviating?.length ?? 0;
  return deviating === 0 ? counts : `${counts}, ${deviating} deviate on purpose`;
}

/** Reasons for skipping with their counts, most frequent first. */
export function skipReasons(report: Report): [string, number][] {
  const counts = new Map<string, number>();
  for (const { why } of report.skipped) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message.split("\n")[0]}`;
}
