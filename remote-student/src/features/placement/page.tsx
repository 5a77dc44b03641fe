import { Placed, PlacementTalk, QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { PageSkeleton } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { progressQueries } from '#shared/queries/progress-queries.ts';
import { useSkillNames } from '#shared/queries/use-skill-names.ts';

/** The first ten minutes: questions that find out where the student starts, and then the path from there. */
export function PlacementPage() {
  const uid = useUid();
  return <PlacementTalk uid={uid} home={paths.home()} done={<Found uid={uid} />} />;
}

function Found({ uid }: { readonly uid: string }) {
  const progress = useQuery(progressQueries.progress(uid));
  const skills = useQuery(progressQueries.skills(uid));
  const nameOf = useSkillNames(skills.data?.skills);
  return (
    <QueryView query={progress}>
      {(data) =>
        // The document may arrive a moment after the last answer, and the names after it.
        data?.path === undefined || skills.isPending ? (
          <PageSkeleton />
        ) : (
          <Placed path={data.path} nameOf={nameOf} home={paths.home()} practice={paths.home({ practice: 1 })} />
        )
      }
    </QueryView>
  );
}
