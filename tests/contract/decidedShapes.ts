/** The fields that the REST API must return or accept, by schema name. */
export const decidedShapes: Readonly<Record<string, string>> = {
  Meta: "total offset limit",
  FieldErrors: "errors",
  Detail: "detail",
  Beat: "id key name colour",
  Country: "id code name",
  Author: "id avatar name slug type",
  CurrentUser:
    "authenticated id slug contactId roles modules communities firstname lastname fullName logo logoIcon jobTitle beats getstream account timezone isReadOnly isManaged email systemCompany hasNotifications onboarding",
  Profile:
    "id avatar name slug type userId about job organization country beats userType isPrivate contact social responsibilities communities isFollowed lastActiveStamp isReadOnly",
  Onboarding: "stage",
  Image: "id path width height mime size",
  Video: "id coverUrl url duration status error",
  VideoAttachment: "id path thumbnail length status",
  ImageAttachment: "id path",
  Attachments: "exists count images videos",
  AttachmentsInput: "images videos",
  Likable: "liked likesCount likes",
  Commentable: "comments commentsCount totalCommentsCount",
  Comment:
    "id content author createdAt updatedAt attachments commentable likable isDeleted children childrenCount parentCommentId entityType entityId",
  CommunityPost:
    "id type time createdAt publishedAt content author creatorId communities communityIds userTypes saveAs beats likable commentable isDeleted type attachments",
  Callout:
    "id type time createdAt publishedAt content author creatorId communities communityIds userTypes saveAs beats likable commentable isDeleted type title deadline interview answersCount",
  Job: "id type time createdAt publishedAt content author creatorId communities communityIds userTypes saveAs beats likable commentable isDeleted type title description company workplace jobType url location img",
  RecordPost:
    "id type time createdAt publishedAt content author creatorId communities communityIds userTypes saveAs beats likable commentable isDeleted type video",
  Reaction:
    "id type time createdAt publishedAt content author creatorId communities communityIds userTypes saveAs beats likable commentable isDeleted type video url",
  Statement:
    "id type time createdAt publishedAt content author creatorId communities communityIds userTypes saveAs beats likable commentable isDeleted type video url",
  Draft: "id postType title author content video url creatorId userTypes communityIds saveAs createdAt",
  NewsItem: "id type title headline summary img video author beats time publishedAt likable commentable isDeleted",
  CommunityRef: "id slug name icon isJoined",
  Community:
    "id slug name icon isJoined description type country logo banner img newSlug membersCount isFollowed isInvited creatorId",
  CommunityMember: "about author lastActiveStamp",
  Activity: "id createdAt author post",
  Interview:
    "id title type description status author creatorId img beats deadline showQuestions allowSkip isPublic questionsCount answersCount questions calloutId isShared isSaved createdAt publishedAt isDeleted",
  Question: "id interviewId position text video timeLimit interview",
  Answer: "id questionId content video skipped isSaved createdAt updatedAt",
  AnswerSet: "hash type mode status interview questions answers respondent createdAt finishedAt",
  Invitation: "id interviewId hash type contact email status createdAt",
  PublicInterview: "id title type description author deadline questionsCount questions",
  SavedMedia: "id kind interview answer savedAt",
  Announcement:
    "id kind status title headline summary content img video author creatorId company newsroom beats communities userTypes saveAs storyId createdAt publishedAt isDeleted",
  AnnouncementHub: "announcement stats channels email",
  AnnouncementWeb: "id title headline summary content img video beats url",
  AnnouncementEmail:
    "id status subject preheader fromName replyTo content contactListIds contactIds recipientsCount sendAt sentAt",
  Story:
    "id type title headline summary content img video author outlet company announcementId beats communities url createdAt publishedAt likable commentable isDeleted",
  CompanyRef: "id name slug logo",
  Company:
    "id name slug logo contactId description url country banner phone email isVerified newsroom peopleCount isFollowed canEdit",
  OutletRef: "id name slug logo",
  Outlet: "id name slug logo url description type country beats audience peopleCount canEdit",
  Newsroom:
    "id name slug status company description url country logo banner beats contacts announcementsCount owner createdAt confirmedAt",
  NewsroomConfirmation: "hash newsroom requester expiresAt",
  Contact:
    "id avatar name slug type firstname lastname job organization email phone country beats about outlets companies social notes listIds isOwn createdAt",
  ContactList: "id name description contactsCount creator createdAt updatedAt",
  Task: "id title description status assignee creator dueAt workListId entityType entityId createdAt doneAt",
  WorkList: "id name description members tasksCount doneCount createdAt",
  Channel: "id type name url newsroomId contactListId isActive createdAt",
  MonitorItem: "id title summary url storyId source outlet beats publishedAt matches",
  MonitorSearch: "id name q sources beats notify newCount createdAt",
  SearchResult: "type id slug title summary img author publishedAt",
  Conversation: "id participants lastMessage unread createdAt updatedAt",
  Message: "id conversationId author content attachments createdAt isDeleted",
  SettingsBase: "userId slug avatar firstname lastname job organization about timezone country beats view",
  SettingsContacts: "phone mobile publicEmail website location",
  SettingsSocial: "linkedin x facebook instagram youtube tiktok website",
  SettingsSecurity: "email otpEnabled sessions",
  Subscription: "id name description frequency isSubscribed",
  NotificationSetting: "kind onSite email",
  ProfileAi: "summary status generatedAt",
};
