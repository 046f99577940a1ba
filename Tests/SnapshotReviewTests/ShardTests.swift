import Testing

@testable import SnapshotReview

@Suite("Parts of a run that is divided")
struct ShardTests {
  @Test(
    "the environment of a scheduler decides the part",
    arguments: [
      (["CELLOPHANE_SHARD": "2/8"], "2/8"),
      (["CELLOPHANE_SHARD": "9/8"], nil),
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], "2/8"),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "8"], nil),
      // GitLab gives every job the total, and an index only with `parallel`.
      (["CI_NODE_TOTAL": "1"], "1/1"),
      (["CI_NODE_TOTAL": "8"], nil),
      (["CI_NODE_TOTAL": "1", "CI_NODE_INDEX": "one"], nil),
      (["CI_NODE_TOTAL": "1", "CELLOPHANE_SHARD": "2/8"], "2/8"),
      (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4"], "3/4"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "10", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4",
        ], "1/4"
      ),
      (["JOB_COMPLETION_INDEX": "7", "CELLOPHANE_SHARDS": "8"], "8/8"),
      (["JOB_COMPLETION_INDEX": "7"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func environment(variables: [String: String], part: String?) {
    #expect(Shard(environment: variables)?.description == part)
  }
}
